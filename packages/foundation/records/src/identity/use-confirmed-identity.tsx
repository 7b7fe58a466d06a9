import { isRefusal } from '@tsumugi/api'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const ConfirmIdentityDialog = lazy(() =>
  import('./confirm-identity-dialog.tsx').then((m) => ({ default: m.ConfirmIdentityDialog })),
)

interface ConfirmedIdentity {
  /** Makes a call; where it asks who one is, asks in a dialog and makes it again. Rejects as the call does. */
  confirming<Reply>(call: () => Promise<Reply>): Promise<Reply>
  /** Stands beside the form, not inside: it is a form of its own. */
  readonly dialog: ReactNode
}

/** For calls that the server lets through only after a recent password or code (403 `confirm_identity`). */
export function useConfirmedIdentity(): ConfirmedIdentity {
  const [asked, setAsked] = useState<{ settle(confirmed: boolean): void } | null>(null)

  async function confirming<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    try {
      return await call()
    } catch (error) {
      if (!isRefusal(error, 'confirm_identity')) throw error
      const confirmed = await new Promise<boolean>((settle) => setAsked({ settle }))
      setAsked(null)
      if (!confirmed) throw error
      return call()
    }
  }
  return {
    confirming,
    dialog: asked && (
      <Suspense>
        <ConfirmIdentityDialog onConfirmed={() => asked.settle(true)} onClose={() => asked.settle(false)} />
      </Suspense>
    ),
  }
}
