#!/usr/bin/env bash
# utm-latlng 1.0.8 puts Zealand and Sweden's west coast into zone 32, and Bornholm into 33.
#
# East of 12° E a place belongs to UTM zone 33: utm 1.1.1 and mgrs 2.2.0 say so. Denmark surveys the whole
# country in zone 32 (EPSG:25832), Bornholm included, and its height model comes in it. utm-latlng has a
# rule of its own between the two, which its README does not name: zone 32 from 8 to 13° E, up to 58° N. So it
# agrees with EPSG:25832 in Copenhagen and not on Bornholm, and takes Halmstad in Sweden out of its zone. Where
# one library writes an easting and another reads it in the zone that it expects, the place is hundreds of
# kilometres away.
#
# Expected output:
#   Copenhagen: utm 33, mgrs 33, utm-latlng 32, apart from EPSG:25832 by 0 km
#   Halmstad: utm 33, mgrs 33, utm-latlng 32, apart from EPSG:25832 by 0 km
#   Bornholm: utm 33, mgrs 33, utm-latlng 33, apart from EPSG:25832 by 383 km
#   Aarhus: utm 32, mgrs 32, utm-latlng 32, apart from EPSG:25832 by 0 km
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund utm-latlng@1.0.8 utm@1.1.1 mgrs@2.2.0 proj4@2.22.0 2>/dev/null
cat >try.mjs <<'JS'
import { createRequire } from 'node:module';
import proj4 from 'proj4';

const require = createRequire(import.meta.url);
const UtmLatLng = require('utm-latlng');
const utm = require('utm');
const mgrs = require('mgrs');

proj4.defs('EPSG:25832', '+proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs');
const PLACES = { Copenhagen: [55.68, 12.57], Halmstad: [56.67, 12.86], Bornholm: [55.1, 14.9], Aarhus: [56.15, 10.2] };

for (const [name, [lat, lon]] of Object.entries(PLACES)) {
  const own = new UtmLatLng().convertLatLngToUtm(lat, lon, 3);
  const [easting, northing] = proj4('EPSG:25832', [lon, lat]);
  const apart = Math.hypot(own.Easting - easting, own.Northing - northing) / 1000;
  const zones = `utm ${utm.fromLatLon(lat, lon).zoneNum}, mgrs ${mgrs.forward([lon, lat]).slice(0, 2)}`;
  console.log(`${name}: ${zones}, utm-latlng ${own.ZoneNumber}, apart from EPSG:25832 by ${apart.toFixed(0)} km`);
}
JS
node try.mjs | tee seen
diff seen - <<'OUT'
Copenhagen: utm 33, mgrs 33, utm-latlng 32, apart from EPSG:25832 by 0 km
Halmstad: utm 33, mgrs 33, utm-latlng 32, apart from EPSG:25832 by 0 km
Bornholm: utm 33, mgrs 33, utm-latlng 33, apart from EPSG:25832 by 383 km
Aarhus: utm 32, mgrs 32, utm-latlng 32, apart from EPSG:25832 by 0 km
OUT
