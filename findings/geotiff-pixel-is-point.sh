#!/usr/bin/env bash
# geotiff 3.0.5 and @cogeotiff/core 9.5.0 place a PixelIsPoint raster half a cell off.
#
# With GTRasterTypeGeoKey = 2 (PixelIsPoint) a tie point at pixel (0, 0) names the centre of that pixel;
# with 1 (PixelIsArea) it names its outer corner. OGC GeoTIFF 1.1, annex on raster space. Height models
# come in both kinds. For the same tie point and a cell of 0.4 m the two bounding boxes have to differ by
# 0.2 m to the west and north; both libraries give the same box for either kind, without a word.
#
# Expected output:
#   PixelIsArea  geotiff 700000 6199998.8 700001.6 6200000
#   PixelIsArea  cogeotiff 700000 6199998.8 700001.6 6200000
#   PixelIsPoint geotiff 700000 6199998.8 700001.6 6200000
#   PixelIsPoint cogeotiff 700000 6199998.8 700001.6 6200000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geotiff@3.0.5 @cogeotiff/core@9.5.0
cat >try.mjs <<'JS'
import { Tiff } from '@cogeotiff/core';
import { fromArrayBuffer, writeArrayBuffer } from 'geotiff';

async function raster(rasterType) {
  return writeArrayBuffer(new Float32Array(12), {
    width: 4,
    height: 3,
    ModelPixelScale: [0.4, 0.4, 0],
    ModelTiepoint: [0, 0, 0, 700_000, 6_200_000, 0],
    GTModelTypeGeoKey: 1,
    GTRasterTypeGeoKey: rasterType,
    ProjectedCSTypeGeoKey: 25832,
  });
}

/** An array buffer as @cogeotiff/core wants its sources. */
function source(bytes) {
  const url = new URL('memory://heights.tif');
  return {
    url,
    metadata: { size: bytes.byteLength },
    head: async () => ({ size: bytes.byteLength }),
    fetch: async (from, length) =>
      bytes.slice(from, length === undefined ? bytes.byteLength : from + length),
    close: async () => undefined,
  };
}

for (const [name, type] of [['PixelIsArea ', 1], ['PixelIsPoint', 2]]) {
  const bytes = await raster(type);
  const image = await (await fromArrayBuffer(bytes)).getImage();
  if (image.getGeoKeys().GTRasterTypeGeoKey !== type) throw new Error('the key is not in the file');
  console.log(`${name} geotiff ${image.getBoundingBox().join(' ')}`);
  const [first] = (await Tiff.create(source(bytes))).images;
  await first.loadGeoTiffTags();
  console.log(`${name} cogeotiff ${first.bbox.join(' ')}`);
}
JS
node try.mjs | tee seen
diff seen - <<'OUT'
PixelIsArea  geotiff 700000 6199998.8 700001.6 6200000
PixelIsArea  cogeotiff 700000 6199998.8 700001.6 6200000
PixelIsPoint geotiff 700000 6199998.8 700001.6 6200000
PixelIsPoint cogeotiff 700000 6199998.8 700001.6 6200000
OUT
