import { codeReader } from './code-reader.ts'

/** Why no code can be read by camera. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'unloaded' | 'refused'

/** Ten looks a second; the same code again only after it was away from the camera this long. Milliseconds. */
const [lookEvery, sameAfter] = [100, 1_200]
/** Enough for the bars of a JAN over a third of the picture; more only takes longer. Pixels. */
const longestSide = 1280

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What keeps the camera from being used, by what the browser threw. */
export const cameraFaultOf = (error: unknown): CameraFault =>
  error instanceof ReaderMissing ? 'unloaded' : (faults[(error as Error | undefined)?.name ?? ''] ?? 'refused')

class ReaderMissing extends Error {}

/**
 * Looks through the camera until it is stopped, and lets go of it then. Tells of each code it reads.
 * @throws where the camera is refused or the reader cannot be fetched; `cameraFaultOf` says which
 */
export async function watchCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const letGo = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return letGo()
  signal.addEventListener('abort', letGo)
  // Safari leaves the picture black when the page comes back from the background.
  document.addEventListener('visibilitychange', () => document.hidden || void video.play().catch(() => {}), { signal })
  video.srcObject = stream
  try {
    const [reader] = await Promise.all([codeReader().catch(() => Promise.reject(new ReaderMissing())), video.play()])
    const picture = document.createElement('canvas')
    const seen = { code: '', at: 0 }
    while (!signal.aborted) {
      const code = drawSeen(video, picture) ? await reader.read(picture) : undefined
      const now = performance.now()
      if (code && !signal.aborted && (code !== seen.code || now - seen.at > sameAfter)) onCode(code)
      if (code) Object.assign(seen, { code, at: now })
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    }
  } finally {
    letGo()
  }
}

/** Draws what the person sees of the camera's picture, which fills its frame: no code beside it is read unasked. */
function drawSeen(video: HTMLVideoElement, picture: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video
  if (videoWidth === 0 || clientWidth === 0) return false
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const [width, height] = [clientWidth / scale, clientHeight / scale]
  const less = Math.min(1, longestSide / Math.max(width, height))
  Object.assign(picture, { width: Math.round(width * less), height: Math.round(height * less) })
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2]
  const context = picture.getContext('2d', { willReadFrequently: true })!
  context.drawImage(video, left, top, width, height, 0, 0, picture.width, picture.height)
  return true
}
