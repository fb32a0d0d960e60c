#!/usr/bin/env bash
# nrel-spa 2.0.2 moves the sun when it is told the place's time zone.
#
# getSpa takes a Date, which is one instant everywhere, and the hours from UTC. Sunrise and sunset come
# back on the local clock if the zone is given, as one would want; but zenith and azimuth are then those
# of another instant, as many hours earlier. For Copenhagen in summer (UTC+2) the sun at noon stands
# where it stood two hours before. Both figures cannot be had from one call: right angles need zone 0,
# local sunrise needs zone 2. suncalc 2.0.2 has no zone and agrees with zone 0.
#
# Expected output:
#   zone 0: azimuth 150, sunrise at 2.4
#   zone 2: azimuth 113, sunrise at 4.4
#   suncalc: azimuth 150
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nrel-spa@2.0.2 suncalc@2.0.2
cat >try.mjs <<'JS'
import { getSpa } from 'nrel-spa';
import { getPosition } from 'suncalc';

const NOON = new Date('2026-06-21T10:00:00Z');
const [LAT, LON] = [55.68, 12.57];

for (const zone of [0, 2]) {
  const { azimuth, sunrise } = getSpa(NOON, LAT, LON, zone);
  console.log(`zone ${zone}: azimuth ${azimuth.toFixed(0)}, sunrise at ${sunrise.toFixed(1)}`);
}
console.log(`suncalc: azimuth ${getPosition(NOON, LAT, LON).azimuth.toFixed(0)}`);
JS
node try.mjs | tee seen
diff seen - <<'OUT'
zone 0: azimuth 150, sunrise at 2.4
zone 2: azimuth 113, sunrise at 4.4
suncalc: azimuth 150
OUT
