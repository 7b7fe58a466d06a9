import { Notice } from '@tsumugi/ui'

/** Why it did not work; nothing while it did. */
export const FaultNotice = ({ words }: { readonly words: string }) =>
  words && (
    <Notice hue="madder" live>
      {words}
    </Notice>
  )
