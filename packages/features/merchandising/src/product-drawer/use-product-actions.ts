import { currentOf, wordsOf } from '@tsumugi/api'
import { merchandisings, type Merchandising, type MerchandisingCard } from '@tsumugi/contract'
import type { MerchandisingStatus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { drawerTexts } from './drawer-texts.ts'

export interface ProductActionsOptions {
  id: number
  /** Asks the server again for the product and its history, or takes the answer it has just given. */
  refresh(product?: Merchandising): Promise<Merchandising | undefined>
  onChanged(card: MerchandisingCard): void
  /** Right before the product leaves the map, and false if it stays or comes back. */
  onLeaving(leaves: boolean): void
  onRemoved?(id: number): void
  /** Somebody else saved the product that was to be taken off. */
  onConflict(base: Merchandising, theirs: Merchandising): void
  onOpen?(id: number): void
}

const stayHere = { on404: () => undefined }

/** What the drawer does to its product. Each tells how it went; none throws. */
export function useProductActions({
  id,
  refresh,
  onChanged,
  onLeaving,
  onRemoved,
  onConflict,
  onOpen,
}: ProductActionsOptions) {
  const api = useApi()
  const t = useText(drawerTexts)
  const fields = useText(fieldTexts)

  function tellFailure(error: unknown) {
    toast({ type: 'attention', title: t('failed'), message: wordsOf(error) || t('failed.text'), duration: 8000 })
  }
  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      tellFailure(error)
      void refresh(currentOf<Merchandising>(error) ?? undefined)
    }
  }
  async function take(product: Merchandising) {
    await refresh(product)
    onChanged(product)
  }

  /** Somebody else's change to other fields is no reason to ask: the step is tried again on their version. */
  async function setStatus(product: Merchandising, status: MerchandisingStatus): Promise<Merchandising> {
    const send = (lockVersion: number) =>
      api.of(merchandisings).update({ id, body: { merchandising: { status, lockVersion } } }, stayHere)
    try {
      return (await send(product.lockVersion)).data
    } catch (error) {
      const current = currentOf<Merchandising>(error)
      if (current?.status !== product.status) throw error
      return (await send(current.lockVersion)).data
    }
  }

  async function revive() {
    const { data } = await api.of(merchandisings).revive({ id }, stayHere)
    onLeaving(false)
    await take(data)
    toast({ type: 'success', title: t('revive.done', { name: data.name }) })
  }

  return {
    step: (product: Merchandising, to: MerchandisingStatus) =>
      attempt(async () => {
        await take(await setStatus(product, to))
        toast({ type: 'success', title: t('status.done', { status: fields(`status.${to}`) }) })
      }),
    copy: (product: Merchandising) =>
      attempt(async () => {
        const merchandising = { name: t('copy.name', { name: product.name }).slice(0, 200) }
        const { data } = await api.of(merchandisings).copy({ id, body: { merchandising } }, stayHere)
        onChanged(data)
        const action = onOpen && { label: t('copy.open'), onClick: () => onOpen(data.id) }
        toast({ type: 'success', title: t('copy.done', { name: data.name }), action, duration: 6000 })
      }),
    keepTemplate: (product: Merchandising) =>
      attempt(async () => {
        await api.of(merchandisings).copy({ id, body: { merchandising: { template: true } } }, stayHere)
        toast({ type: 'success', title: t('keepTemplate.done', { name: product.name }) })
      }),
    takeOff: (product: Merchandising) =>
      attempt(async () => {
        const { name, lockVersion } = product
        // Asking for what has just left would only be refused.
        onLeaving(true)
        try {
          await api.of(merchandisings).discard({ id, query: { lockVersion } }, stayHere)
        } catch (error) {
          onLeaving(false)
          const theirs = currentOf<Merchandising>(error)
          if (!theirs) throw error
          await take(theirs)
          return onConflict(product, theirs)
        }
        onRemoved?.(id)
        const action = { label: t('undo'), onClick: () => void attempt(revive) }
        toast({ type: 'success', title: t('takeOff.done', { name }), action, duration: 8000 })
      }),
    revive: () => attempt(revive),
  }
}
