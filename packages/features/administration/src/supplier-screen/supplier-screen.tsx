import { wordsOf } from '@tsumugi/api'
import { suppliers, type ReplyOf, type Supplier } from '@tsumugi/contract'
import type { RelationStep } from '@tsumugi/domain'
import { FieldsPanel } from '@tsumugi/extension-fields'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useApi, useSession, useWayBack } from '@tsumugi/session'
import { Button, Chip, confirm, ErrorState, Notice, Skeleton, toast } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import type { PageAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import { Block, ScreenFrame } from '../frame/screen-frame.tsx'
import { useSupplier } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { countryName } from '../words/place-names.ts'
import { RelationStatusMark, useWords } from '../words/status-words.tsx'
import { DocumentsBlock } from './documents-block.tsx'
import { supplierTexts } from './messages/catalogue.ts'
import { TermsForm } from './terms-form.tsx'

export type SupplierInFull = ReplyOf<typeof suppliers.show>['data']

/** /suppliers/:id: the relation with one partner: where it stands and who must act, terms, capacity, documents. */
export function SupplierScreen({ params }: PageAddress) {
  const t = useText(supplierTexts)
  const words = useWords()
  const { user } = useSession()
  const id = Number(params.id)
  const { data: supplier, error, mutate, put } = useSupplier(id)
  const back = { href: useWayBack(href('suppliers')), label: t('back') }
  if (error && !supplier) {
    const gone = (error as { status?: number }).status === 404
    return (
      <ErrorState heading="h1" title={gone ? t('gone') : undefined} onRetry={() => void mutate()}>
        {gone ? t('gone.why') : undefined}
      </ErrorState>
    )
  }
  if (!supplier)
    return (
      <ScreenFrame title={t('title')} back={back}>
        <Skeleton rows={8} />
      </ScreenFrame>
    )
  const { partner } = supplier
  const saved = (next: Supplier) => void put({ ...supplier, ...next })
  return (
    <ScreenFrame
      title={partner.name}
      facts={
        <>
          <Chip>{words.kind(partner.kind)}</Chip>
          <RelationStatusMark status={supplier.status} />
        </>
      }
      back={back}
      actions={
        <>
          <HistoryButton noun="supplier" id={supplier.id} />
          {user?.powerUser && <Steps supplier={supplier} onStepped={saved} />}
        </>
      }
    >
      <NextStep supplier={supplier} />
      <Block title={t('partner')} lead={t('partner.lead')}>
        <dl className="people-facts">
          <dt>{t('nameKana')}</dt>
          <dd>{partner.nameKana ?? '–'}</dd>
          <dt>{t('country')}</dt>
          <dd>{countryName(partner.country, t.locale)}</dd>
          <dt>{t('address')}</dt>
          <dd>{partner.address ?? '–'}</dd>
          <dt>{t('phone')}</dt>
          <dd>{partner.phone ?? '–'}</dd>
          <dt>{t('registrationNumber')}</dt>
          <dd className="code">{partner.registrationNumber ?? t('unregistered')}</dd>
        </dl>
      </Block>
      <TermsForm key={id} supplier={supplier} onSaved={saved} />
      <Suspense>
        <FieldsPanel key={`fields ${id}`} target="supplier" targetId={id} />
      </Suspense>
      <DocumentsBlock supplier={supplier} onChanged={() => void mutate()} />
    </ScreenFrame>
  )
}

/** What comes next, and who must act. */
function NextStep({ supplier: { status, partner } }: { supplier: SupplierInFull }) {
  const t = useText(supplierTexts)
  const { user } = useSession()
  if (status === 'pending_approval')
    return (
      <Notice hue="gold">
        {t('next.approval')} <a href={href('approvals')}>{t('next.approvals')}</a>
      </Notice>
    )
  if (status === 'suspended') return <Notice hue="madder">{t('next.suspended')}</Notice>
  if (status !== 'prospect') return partner.agreedTermsAt ? null : <Notice hue="gold">{t('next.terms')}</Notice>
  const asks = user?.enabledFunctions.includes('approval_supplier')
  return <Notice hue="indigo">{asks ? t('next.askApproval') : t('next.activate')}</Notice>
}

/** What may be done next; suspending asks first. */
function Steps({ supplier, onStepped }: { supplier: SupplierInFull; onStepped(next: Supplier): void }) {
  const t = useText(supplierTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<RelationStep | null>(null)
  async function go(step: RelationStep) {
    const sure =
      step !== 'suspend' ||
      (await confirm({
        title: t('step.suspend'),
        message: t('suspend.sure', { name: supplier.partner.name }),
        type: 'attention',
        okLabel: t('step.suspend'),
      }))
    if (!sure) return
    setBusy(step)
    try {
      const { data } = await api
        .of(suppliers)
        .step({ id: supplier.id, body: { step, lockVersion: supplier.lockVersion } })
      onStepped(data)
      toast({ title: t(`stepped.${data.status}`) })
      await refresh('supplier')
    } catch (error) {
      toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
      await refresh('supplier')
    } finally {
      setBusy(null)
    }
  }
  return supplier.steps.map((step) => (
    <Button
      key={step}
      type={step === 'suspend' ? 'secondary' : 'primary'}
      busy={busy === step}
      onClick={() => void go(step)}
    >
      {t(`step.${step}`)}
    </Button>
  ))
}
