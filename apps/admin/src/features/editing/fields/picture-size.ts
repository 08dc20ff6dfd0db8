import type { Size } from '@phial/domain/picture-shape';

/** How large a picture is in pixels, turned as its camera says; undefined where the browser cannot show it. */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
