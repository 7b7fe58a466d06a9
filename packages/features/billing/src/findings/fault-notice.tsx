import { Notice } from '@tsumugi/ui'

/** What was refused, in words, said aloud as well; nothing while there is nothing to say. */
export function FaultNotice({ fault }: { fault: string }) {
  if (!fault) return null
  return (
    <Notice hue="madder" live>
      {fault}
    </Notice>
  )
}
