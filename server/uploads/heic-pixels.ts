import libheif from 'libheif-js/wasm-bundle.js';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';

type Pixels = {
  /** Four bytes for each, row by row. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** The first picture of a HEIC file, the right way up. @throws what is no HEIC in spite of its first bytes */
export async function heicPixels(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<Result<Pixels, UploadRefusal>> {
  // libheif says on the console what is wrong with a file; a log of a stranger's files is wanted by nobody.
  const shell = globalThis.console;
  const { log } = shell;
  shell.log = () => undefined;
  let images: ReturnType<InstanceType<typeof libheif.HeifDecoder>['decode']> = [];
  try {
    images = new libheif.HeifDecoder().decode(bytes);
    const [image] = images;
    if (image === undefined) return fail({ kind: 'damaged' });
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) return fail({ kind: 'too-many-pixels' });
    const data = new Uint8ClampedArray(width * height * 4);
    const shown = await new Promise<object | null>((done) => {
      image.display({ data, width, height }, done);
    });
    return shown === null ? fail({ kind: 'damaged' }) : ok({ data, width, height });
  } finally {
    for (const each of images) each.free();
    shell.log = log;
  }
}
