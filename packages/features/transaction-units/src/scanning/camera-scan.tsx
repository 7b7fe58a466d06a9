import { useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { useEffect, useRef, useState } from 'react'
import { unitTexts } from '../unit-texts.ts'
import { cameraFaultOf, watchCamera, type CameraFault } from './watch-camera.ts'

interface CameraScanProps {
  onCode(code: string): void
}

/** Reads codes by camera; where it cannot, says why: the field beside it always works. */
export function CameraScan({ onCode }: CameraScanProps) {
  const t = useText(unitTexts)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<CameraFault>()
  // Without an encrypted line browsers keep the camera to themselves.
  if (!navigator.mediaDevices) return <p className="small soft receiving-camera">{t('receive.camera.none')}</p>
  return (
    <div className="receiving-camera">
      <Button
        onClick={() => {
          setFault(undefined)
          setOpen(!isOpen)
        }}
      >
        {t(isOpen ? 'receive.camera.stop' : 'receive.camera')}
      </Button>
      {fault && (
        <p className="small attention-text" role="alert">
          {t(`receive.camera.${fault}`)}
        </p>
      )}
      {isOpen && (
        <Viewfinder
          onCode={onCode}
          onFault={(found) => {
            setFault(found)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface ViewfinderProps extends CameraScanProps {
  onFault(fault: CameraFault): void
}

function Viewfinder({ onCode, onFault }: ViewfinderProps) {
  const t = useText(unitTexts)
  const videoRef = useRef<HTMLVideoElement>(null)
  const handlersRef = useRef({ onCode, onFault })
  handlersRef.current = { onCode, onFault }
  useEffect(() => {
    const stopped = new AbortController()
    void watchCamera(videoRef.current!, stopped.signal, (code) => handlersRef.current.onCode(code)).catch((error) => {
      if (!stopped.signal.aborted) handlersRef.current.onFault(cameraFaultOf(error))
    })
    return () => stopped.abort()
  }, [])
  return <video ref={videoRef} muted playsInline aria-label={t('receive.camera.view')} />
}
