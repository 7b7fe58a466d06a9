import { approvalRoutes, type ApprovalRoute } from '@tsumugi/contract'
import { approvalTargets, type ApprovalTarget } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, Checkbox, Dialog, Form, Notice, NumberField, Select, TextField, toast } from '@tsumugi/ui'
import { lazy, Suspense, useState } from 'react'
import { approvalPathTexts } from '../approval-path/messages/catalogue.ts'
import { useApprovers, useConditionChoices } from '../route-queries.ts'
import { flowOf } from '../step-editor/flow-of.ts'
import { stepEditorTexts } from '../step-editor/messages/catalogue.ts'
import { RouteFlow } from '../step-editor/route-flow.tsx'
import { isComplete, stepOf } from '../step-editor/step-draft.ts'
import { StepListEditor } from '../step-editor/step-list-editor.tsx'
import { routesTexts } from './messages/catalogue.ts'
import { NamedPicker } from './named-picker.tsx'
import { fieldNames, formOf, inputOf, routeWords, type RouteForm } from './route-form.ts'

const SimulateDrawer = lazy(() => import('./simulate-drawer.tsx').then((m) => ({ default: m.SimulateDrawer })))

interface RouteDialogProps {
  /** The route being edited; null adds one, like `from` when that is given. */
  route: ApprovalRoute | null
  from?: ApprovalRoute
  target: ApprovalTarget
  onClose(): void
  onSaved(route: ApprovalRoute): void
}

/** A route's conditions and steps, with the flow they make; it can be tried with a document before it is saved. */
export function RouteDialog({ route, from, target, onClose, onSaved }: RouteDialogProps) {
  const t = useText(routesTexts)
  const path = useText(approvalPathTexts)
  const stepWords = useText(stepEditorTexts)
  const api = useApi()
  const { data: approvers } = useApprovers()
  const { data: choices } = useConditionChoices()
  const [strict, setStrict] = useState(false)
  const [testing, setTesting] = useState(false)
  const { form, conflict, leave } = useKeptForm<RouteForm, ApprovalRoute, ReturnType<typeof inputOf>>({
    draft: `approval_route.${route?.id ?? 'new'}`,
    row: route,
    initial: formOf(route ?? (from && { ...from, name: `${from.name} 2` }), target),
    valuesOf: (row) => formOf(row, row.target),
    inputOf,
    nameOf: (field) => t(fieldNames[field]),
    check: (values) => ({
      name: values.name.trim() ? undefined : t('name.missing'),
      steps: values.steps.every(isComplete) ? undefined : t('steps.wrong'),
    }),
    create: async (input, options) =>
      (await api.of(approvalRoutes).create({ body: { approvalRoute: input } }, options)).data,
    update: async (change, options) =>
      (await api.of(approvalRoutes).update({ id: route!.id, body: { approvalRoute: change } }, options)).data,
    onSaved(saved) {
      toast({ title: t('saved'), message: saved.name })
      onSaved(saved)
    },
    onClose,
  })
  function save() {
    setStrict(true)
    void form.submit()
  }
  const { values } = form
  return (
    <Dialog
      title={t(route ? 'edit.title' : 'add.title')}
      width={820}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('save'), onClick: save }}
      note={
        <Button type="plain" onClick={() => setTesting(true)}>
          {t('test')}
        </Button>
      }
    >
      <Form form={form} label={t(route ? 'edit.title' : 'add.title')} className="route-form">
        <div className="grid">
          <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
          <Select
            label={t('target')}
            placeholder={null}
            {...form.field('target')}
            options={approvalTargets.map((value) => ({ value, label: path(`target.${value}`) }))}
          />
        </div>
        <h3>{t('conditions')}</h3>
        <p className="small soft">{t('conditions.hint')}</p>
        <div className="grid">
          <NumberField label={t('amountFrom')} unit="¥" {...form.field('amountFrom')} />
          <NamedPicker
            label={t('brands')}
            placeholder={t('any')}
            choices={choices?.brands ?? []}
            value={values.brandIds}
            onChange={(brandIds) => form.set({ brandIds })}
          />
          <NamedPicker
            label={t('categories')}
            placeholder={t('any')}
            choices={choices?.categories ?? []}
            value={values.categoryIds}
            onChange={(categoryIds) => form.set({ categoryIds })}
          />
          {(approvers?.partners.length ?? 0) > 0 && (
            <NamedPicker
              label={t('partners')}
              placeholder={t('any')}
              choices={approvers?.partners ?? []}
              value={values.partnerIds}
              onChange={(partnerIds) => form.set({ partnerIds })}
            />
          )}
        </div>
        {form.errors.fields.steps && (
          <Notice hue="madder" live>
            {form.errors.fields.steps}
          </Notice>
        )}
        <StepListEditor
          steps={values.steps}
          known={approvers}
          strict={strict}
          onChange={(steps) => form.set({ steps })}
        />
        <RouteFlow steps={flowOf(stepWords, values.steps.map(stepOf), approvers)} />
        <Checkbox checked={values.active} onChange={(active) => form.set({ active })}>
          {t('active')}
        </Checkbox>
        {route && <p className="small soft">{t('save.hint')}</p>}
      </Form>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) => routeWords({ t, path, step: stepWords }, { ...choices, ...approvers }, field, value)}
      />
      <Suspense>
        {testing && (
          <SimulateDrawer
            target={values.target}
            draft={
              values.steps.every(isComplete) && values.name.trim()
                ? { ...inputOf(values), id: route?.id ?? null }
                : undefined
            }
            onClose={() => setTesting(false)}
          />
        )}
      </Suspense>
    </Dialog>
  )
}
