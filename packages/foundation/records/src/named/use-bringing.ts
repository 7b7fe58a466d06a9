import { wordsOf } from '@tsumugi/api'
import { recordFiles } from '@tsumugi/contract'
import { staying, useChange } from '@tsumugi/queries'
import { useState } from 'react'

/**
 * Brings files one after the other and puts each by its id where it belongs; the first that is refused says why, and
 * those before it stand. `bring` answers whether all of them do.
 */
export function useBringing(put: (fileId: number) => Promise<unknown>, failed: string) {
  const upload = useChange(recordFiles.add)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function bring(files: readonly File[]): Promise<boolean> {
    setBusy(true)
    setFault(undefined)
    try {
      for (const file of files) await put((await upload({ body: { file } }, staying)).data.id)
      return true
    } catch (error) {
      setFault(wordsOf(error) || failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { bring, busy, fault }
}
