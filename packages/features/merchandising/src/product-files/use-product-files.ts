import { wordsOf } from '@tsumugi/api'
import { merchandisingFiles, type Merchandising, type MerchandisingFile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { confirm, toast } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { drawerTexts } from '../product-drawer/drawer-texts.ts'
import type { ProductAnswer } from '../product-queries.ts'
import type { ProductFilesProps } from './product-files.tsx'
import { useUploads } from './use-uploads.ts'

const stayHere = { on404: () => undefined }

/** What can be done with the files of a product. Each change is told to `onChanged`; what fails says why. */
export function useProductFiles({ id, files }: Merchandising, onChanged: ProductFilesProps['onChanged']) {
  const api = useApi()
  const t = useText(drawerTexts)
  const [pending, setPending] = useState<readonly number[] | null>(null)
  const ordering = useRef(Promise.resolve())
  const merchandisingId = id
  const explain = (error: unknown) => wordsOf(error) || t('failed.text')
  const uploads = useUploads({
    send: (file, onProgress, signal) =>
      api.of(merchandisingFiles).add({ merchandisingId, body: { file } }, { ...stayHere, onProgress, signal }),
    explain,
    onArrived: () => void onChanged(),
  })

  /** Answers whether it worked. */
  async function attempt(work: () => Promise<unknown>, answer?: ProductAnswer): Promise<boolean> {
    try {
      await work()
      await onChanged(answer)
      return true
    } catch (error) {
      toast({ type: 'attention', title: t('failed'), message: explain(error), duration: 8000 })
      return false
    }
  }
  /** Shown at once; the calls keep the order in which they were made. */
  function order(ids: number[]) {
    setPending(ids)
    ordering.current = ordering.current.then(async () => {
      await attempt(
        () => api.of(merchandisingFiles).order({ merchandisingId, body: { ids } }, stayHere),
        (shown) => shown && { ...shown, files: inOrder(shown.files, ids) },
      )
      setPending((now) => (now === ids ? null : now))
    })
  }
  async function remove(file: MerchandisingFile) {
    const title = t('files.delete.title', { name: file.name })
    if (!(await confirm({ type: 'attention', title, message: t('files.delete.text') }))) return
    await attempt(() => api.of(merchandisingFiles).delete({ merchandisingId, id: file.id }, stayHere))
  }
  const update = (file: MerchandisingFile, change: { name?: string; primary?: true }) =>
    attempt(() => api.of(merchandisingFiles).update({ merchandisingId, id: file.id, body: { file: change } }, stayHere))

  return {
    files: inOrder(files, pending),
    uploads,
    order,
    remove,
    rename: (file: MerchandisingFile, name: string) => update(file, { name }),
    makePrimary: (file: MerchandisingFile) => update(file, { primary: true }),
    exchange: (target: number, file: File) =>
      attempt(() =>
        api.of(merchandisingFiles).exchange({ merchandisingId, body: { targetId: target, file } }, stayHere),
      ),
    addVideo: (url: string) =>
      attempt(() => api.of(merchandisingFiles).addVideo({ merchandisingId, body: { url } }, stayHere)),
  }
}

/** The files in the order just asked for; one that nobody ordered yet stands last. */
export function inOrder(files: readonly MerchandisingFile[], ids: readonly number[] | null): MerchandisingFile[] {
  if (!ids) return [...files]
  const place = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return files.toSorted((a, b) => place(a.id) - place(b.id))
}
