#!/usr/bin/env bash
# libheif-js 1.23.2 gives the colour planes of a HEIC twice the length that they have.
#
# heif_js_decode_image2 decodes a phone's picture as YCbCr 4:2:0: the two colour planes have half the
# height of the picture. Their `height` says so, but `data` is stride × the picture's height, so its second
# half is whatever follows in the decoder's memory. Code that trusts `data.length` takes rubbish for
# pixels; of a larger picture the range can end past the memory, and a RangeError is thrown for a sound
# file until that memory has grown. Read stride × height of the plane from its start instead.
#
# Expected output, for a picture of 64 × 48 (made with heif-enc of libheif 1.15):
#   Y: 64 × 48, stride 64, 3072 bytes of 3072
#   Cb: 32 × 24, stride 64, 3072 bytes of 1536
#   Cr: 32 × 24, stride 64, 3072 bytes of 1536
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libheif-js@1.23.2
base64 -d >picture.heic <<'HEIC'
AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGAACAAEAAAAAAAAA
AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA
ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED
cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz
cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt
ZwACAAEAAQAAACBtZGF0AAAAFCgBrwtg9eWDr/7Z377Yg0QlP9Q4
HEIC
cat >try.cjs <<'JS'
const { readFileSync } = require('node:fs');
const libheif = require('libheif-js/wasm-bundle');

async function main() {
  const [picture] = new libheif.HeifDecoder().decode(readFileSync('picture.heic'));
  const { channels } = await libheif.heif_js_decode_image2(
    picture.handle,
    libheif.heif_colorspace.heif_colorspace_YCbCr,
    libheif.heif_chroma.heif_chroma_420,
  );
  for (const [index, { width, height, stride, data }] of channels.entries()) {
    const bytes = `${data.length} bytes of ${stride * height}`;
    console.log(`${['Y', 'Cb', 'Cr'][index]}: ${width} × ${height}, stride ${stride}, ${bytes}`);
  }
}
main();
JS
node try.cjs | tee seen
diff seen - <<'OUT'
Y: 64 × 48, stride 64, 3072 bytes of 3072
Cb: 32 × 24, stride 64, 3072 bytes of 1536
Cr: 32 × 24, stride 64, 3072 bytes of 1536
OUT
