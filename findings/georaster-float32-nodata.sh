#!/usr/bin/env bash
# georaster 1.6.0 counts NODATA cells of a Float32 height model as its lowest heights.
#
# GDAL writes NODATA as decimal text. A 32-bit cell holds the nearest float of it: "-9999.9" is
# -9999.900390625 there. georaster compares cell and text as 64-bit numbers, which never match, so the
# minimum of the band is the NODATA value. With a value that a float holds exactly (-9999) it is right.
#
# Expected output:
#   NODATA -9999: lowest 1
#   NODATA -9999.9: lowest -9999.900390625
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geotiff@3.0.5 georaster@1.6.0
cat >try.mjs <<'JS'
import parse from 'georaster';
import { writeArrayBuffer } from 'geotiff';

for (const nodata of ['-9999', '-9999.9']) {
  const cells = Float32Array.from([1, 2, 3, Number(nodata), 5, 6]);
  const file = await writeArrayBuffer(cells, {
    width: 3,
    height: 2,
    ModelPixelScale: [0.4, 0.4, 0],
    ModelTiepoint: [0, 0, 0, 700_000, 6_200_000, 0],
    ProjectedCSTypeGeoKey: 25832,
    GDAL_NODATA: nodata,
  });
  const raster = await parse(file);
  if (String(raster.noDataValue) !== nodata) throw new Error('NODATA is not in the file');
  console.log(`NODATA ${nodata}: lowest ${raster.mins[0]}`);
}
JS
node try.mjs | tee seen
diff seen - <<'OUT'
NODATA -9999: lowest 1
NODATA -9999.9: lowest -9999.900390625
OUT
