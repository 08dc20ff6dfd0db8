/** Of the Shape Detection API, which not every browser has and TypeScript does not know. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => BarcodeDetector) | undefined;
}

/** Reads the QR code a video shows at this moment; undefined where it shows none. */
export type PictureReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader, else one that is fetched only now. */
export async function pictureReader(): Promise<PictureReader> {
  const Detector = globalThis.BarcodeDetector;
  if (Detector !== undefined) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (pen === null || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    try {
      return decodeQR(pen.getImageData(0, 0, width, height));
    } catch {
      // It says by an error that there is no code in the picture, or none that can be read.
      return undefined;
    }
  };
}
