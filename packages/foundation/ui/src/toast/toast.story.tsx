import { useEffect } from 'react'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { toasts } from './toasts.ts'

const nothing = () => {}
const longAsTheStory = 1e8

export function Stacked() {
  useEffect(() => {
    const ids = [
      toasts.show({
        type: 'attention',
        title: '保存できませんでした',
        message: ['ほかの人が先に変更しています。', '入力した内容は残っています。'],
        action: { label: '比べる', onClick: nothing },
        duration: longAsTheStory,
      }),
      toasts.show({
        title: '発注書を発行しました',
        message: 'PO2611-00042 Rev.2',
        action: { label: '開く', onClick: nothing },
        duration: longAsTheStory,
      }),
    ]
    return () => ids.forEach(toasts.close)
  }, [])
  return <OverlayHost />
}
