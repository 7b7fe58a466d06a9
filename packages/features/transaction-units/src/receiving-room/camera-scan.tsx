import { useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { useEffect, useRef, useState } from 'react'
import { unitTexts } from '../unit-texts.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
const detectorOfBrowser = (): (new (options: { formats: readonly string[] }) => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector }).BarcodeDetector
const formats = ['ean_13', 'code_128', 'qr_code']
/** Ten looks a second; the same code again only after it was away from the camera this long. */
const [lookEvery, sameAfter] = [100, 1_200]

/** Reads codes by the camera where the browser can; where it cannot, says so: the field beside it always works. */
export function CameraScan({ onCode }: { onCode(code: string): void }) {
  const t = useText(unitTexts)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState('')
  if (!detectorOfBrowser() || !navigator.mediaDevices)
    return <p className="small soft receiving-camera">{t('receive.camera.none')}</p>
  return (
    <div className="receiving-camera">
      <Button onClick={() => setOpen(!isOpen)}>{t(isOpen ? 'receive.camera.stop' : 'receive.camera')}</Button>
      {fault && <p className="small attention-text">{fault}</p>}
      {isOpen && (
        <Viewfinder
          onCode={onCode}
          onFault={() => {
            setFault(t('receive.camera.refused'))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface ViewfinderProps {
  onCode(code: string): void
  onFault(): void
}

function Viewfinder({ onCode, onFault }: ViewfinderProps) {
  const t = useText(unitTexts)
  const videoRef = useRef<HTMLVideoElement>(null)
  const handlersRef = useRef({ onCode, onFault })
  handlersRef.current = { onCode, onFault }
  useEffect(() => {
    const stopped = new AbortController()
    void watch(videoRef.current!, stopped.signal, (code) => handlersRef.current.onCode(code)).catch(() => {
      if (!stopped.signal.aborted) handlersRef.current.onFault()
    })
    return () => stopped.abort()
  }, [])
  return <video ref={videoRef} muted playsInline aria-label={t('receive.camera.view')} />
}

/** Looks until it is stopped, and lets go of the camera then. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const detector = new (detectorOfBrowser()!)({ formats })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const letGo = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return letGo()
  signal.addEventListener('abort', letGo)
  video.srcObject = stream
  await video.play()
  const seen = { code: '', at: 0 }
  while (!signal.aborted) {
    const [found] = await detector.detect(video)
    const now = performance.now()
    if (found && (found.rawValue !== seen.code || now - seen.at > sameAfter)) onCode(found.rawValue)
    if (found) Object.assign(seen, { code: found.rawValue, at: now })
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}
