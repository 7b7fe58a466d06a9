import { wordsOf } from '@tsumugi/api'
import { approvalRoutes, type CallOf, type Contract, type RouteDocument, type Simulation } from '@tsumugi/contract'
import { approvalTargets, type ApprovalTarget } from '@tsumugi/domain'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Chip, Combobox, Drawer, Notice, NumberField, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { approvalPathTexts } from '../approval-path/messages/catalogue.ts'
import { useApprovers, useConditionChoices } from '../route-queries.ts'
import { simulatedFlow } from '../step-editor/flow-of.ts'
import { stepEditorTexts } from '../step-editor/messages/catalogue.ts'
import { RouteFlow } from '../step-editor/route-flow.tsx'
import { routesTexts } from './messages/catalogue.ts'

type Wish = CallOf<Contract['approvalRoutes']['simulate']>['body']

interface SimulateDrawerProps {
  target: ApprovalTarget
  /** The route on the screen, in place of the saved one. */
  draft?: Wish['draft']
  onClose(): void
}

/** Which way a document would take today, and who would be asked; nothing is sent. */
export function SimulateDrawer({ target: given, draft, onClose }: SimulateDrawerProps) {
  const t = useText(routesTexts)
  const path = useText(approvalPathTexts)
  const api = useApi()
  const { data: choices } = useConditionChoices()
  const { data: approvers } = useApprovers()
  const [target, setTarget] = useState(given)
  const [document, setDocument] = useState<{ id: string; label: string }>({ id: '', label: '' })
  const [facts, setFacts] = useState({ amount: '', brandId: '', partnerId: '', categoryId: '' })
  const [result, setResult] = useState<Simulation | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function run(documentId: string) {
    setBusy(true)
    setFailure(null)
    try {
      const typed = {
        amount: facts.amount || null,
        brandId: facts.brandId ? Number(facts.brandId) : null,
        partnerId: facts.partnerId ? Number(facts.partnerId) : null,
        categoryIds: facts.categoryId ? [Number(facts.categoryId)] : [],
      }
      const body = {
        target,
        ...(documentId ? { documentId: Number(documentId) } : { facts: typed }),
        ...(draft?.target === target ? { draft } : {}),
      }
      setResult((await api.of(approvalRoutes).simulate({ body }, { on404: () => undefined })).data)
    } catch (error) {
      setFailure(wordsOf(error) || t('failed.why'))
    } finally {
      setBusy(false)
    }
  }
  const named = (list: readonly { id: number; name: string }[] | undefined) =>
    (list ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Drawer title={t('test')} width={520} onClose={onClose}>
      <div className="simulate">
        <p className="small soft">{t('test.hint')}</p>
        <Select
          label={t('target')}
          placeholder={null}
          value={target}
          options={approvalTargets.map((value) => ({ value, label: path(`target.${value}`) }))}
          onChange={(value) => {
            setTarget(value)
            setDocument({ id: '', label: '' })
            setResult(null)
          }}
        />
        <Combobox
          key={target}
          label={t('test.document')}
          placeholder={t('test.pick')}
          clearable
          value={document.id}
          valueLabel={document.label}
          search={async (q, signal) =>
            (await api.of(approvalRoutes).documents({ query: { target, q } }, { signal })).data.map((each) =>
              optionOf(each, t.locale),
            )
          }
          onChange={(id, option) => {
            setDocument({ id, label: option?.label ?? '' })
            if (id) void run(id)
          }}
        />
        {!document.id && (
          <>
            <p className="small soft">{t('test.typed')}</p>
            <div className="grid">
              <NumberField
                label={t('test.amount')}
                unit="¥"
                value={facts.amount}
                onChange={(amount) => setFacts({ ...facts, amount })}
              />
              <Select
                label={t('test.brand')}
                placeholder={t('any')}
                value={facts.brandId}
                options={named(choices?.brands)}
                onChange={(brandId) => setFacts({ ...facts, brandId })}
              />
              <Select
                label={t('test.category')}
                placeholder={t('any')}
                value={facts.categoryId}
                options={named(choices?.categories)}
                onChange={(categoryId) => setFacts({ ...facts, categoryId })}
              />
              <Select
                label={t('partners')}
                placeholder={t('any')}
                value={facts.partnerId}
                options={named(approvers?.partners)}
                onChange={(partnerId) => setFacts({ ...facts, partnerId })}
              />
            </div>
          </>
        )}
        <Button type="primary" busy={busy} onClick={() => void run(document.id)}>
          {t('test.run')}
        </Button>
        {failure && (
          <Notice hue="madder" live>
            {failure}
          </Notice>
        )}
        {result && <Result result={result} />}
      </div>
    </Drawer>
  )
}

function Result({ result }: { result: Simulation }) {
  const t = useText(routesTexts)
  const steps = useText(stepEditorTexts)
  return (
    <section className="result" aria-label={t('test.result')} aria-live="polite">
      <Notice hue={result.fallback ? 'gold' : 'bamboo'}>
        {result.route
          ? t(result.ownSteps ? 'test.own' : 'test.route', { name: result.route.name })
          : t('test.fallback')}
      </Notice>
      <RouteFlow steps={simulatedFlow(steps, result)} />
      {result.judged.length > 0 && (
        <>
          <h3>{t('test.judged')}</h3>
          <ol className="judged">
            {result.judged.map((each) => (
              <li key={`${each.id} ${each.name}`}>
                <span className="one-line">{each.name}</span>
                <Chip hue={each.chosen ? 'bamboo' : 'plain'}>
                  {t(each.chosen ? 'test.chosen' : each.fits ? 'test.fits' : 'test.not')}
                </Chip>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function optionOf({ id, title, code, amount, currency }: RouteDocument, locale: string) {
  return {
    value: String(id),
    label: title,
    hint: [code, formatMoney(amount, currency, locale)].filter(Boolean).join(' '),
  }
}
