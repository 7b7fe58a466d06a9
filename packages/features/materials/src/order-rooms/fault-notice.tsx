import { Notice } from '@tsumugi/ui'

/** Why a write did not go through, read out; nothing where none failed. */
export function FaultNotice({ fault }: { readonly fault: string }) {
  return (
    fault && (
      <Notice hue="madder" live>
        {fault}
      </Notice>
    )
  )
}
