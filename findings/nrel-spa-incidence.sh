#!/usr/bin/env bash
# nrel-spa 2.0.2 works out no incidence angle, though two of its function codes are documented to.
#
# SPA_ZA_INC and SPA_ALL "compute zenith, azimuth and incidence angle for a tilted surface", with slope
# and azm_rotation as options. The result has no incidence angle with either code: the option is taken,
# the figure that a solar calculator wants it for is undefined, and nothing is raised. The angle between
# sun and surface follows from zenith and azimuth, which are right (compared with suncalc 2.0.2).
#
# Expected output:
#   SPA_ZA_INC: zenith 34.8, azimuth 150.5, incidence undefined
#   SPA_ALL: zenith 34.8, azimuth 150.5, incidence undefined
#   suncalc: zenith 34.8, azimuth 150.4, so the incidence on 30° south is 16.4
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nrel-spa@2.0.2 suncalc@2.0.2
cat >try.mjs <<'JS'
import { getSpa, SPA_ALL, SPA_ZA_INC } from 'nrel-spa';
import { getPosition } from 'suncalc';

const NOON = new Date('2026-06-21T10:00:00Z');
const [LAT, LON, SLOPE] = [55.68, 12.57, 30];

for (const [name, code] of [['SPA_ZA_INC', SPA_ZA_INC], ['SPA_ALL', SPA_ALL]]) {
  const sun = getSpa(NOON, LAT, LON, 0, { function: code, slope: SLOPE, azm_rotation: 0 });
  const [zenith, azimuth] = [sun.zenith.toFixed(1), sun.azimuth.toFixed(1)];
  console.log(`${name}: zenith ${zenith}, azimuth ${azimuth}, incidence ${sun.incidence}`);
}
const { altitude, azimuth } = getPosition(NOON, LAT, LON);
const rad = Math.PI / 180;
const cosine =
  Math.sin(altitude * rad) * Math.cos(SLOPE * rad) +
  Math.cos(altitude * rad) * Math.sin(SLOPE * rad) * Math.cos((azimuth - 180) * rad);
const incidence = (Math.acos(cosine) / rad).toFixed(1);
const zenith = (90 - altitude).toFixed(1);
console.log(
  `suncalc: zenith ${zenith}, azimuth ${azimuth.toFixed(1)}, so the incidence on ${SLOPE}° south is ${incidence}`,
);
JS
node try.mjs | tee seen
diff seen - <<'OUT'
SPA_ZA_INC: zenith 34.8, azimuth 150.5, incidence undefined
SPA_ALL: zenith 34.8, azimuth 150.5, incidence undefined
suncalc: zenith 34.8, azimuth 150.4, so the incidence on 30° south is 16.4
OUT
