import type { Phase, ProductionDetail } from '@tsumugi/contract'
import { phaseKinds, type PhaseKind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Button, Checkbox, Combobox, confirm, DateField, Dialog, Form, Select, toast } from '@tsumugi/ui'
import { useOptions, useProductionChanges } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'

interface PhaseDialogProps {
  production: ProductionDetail
  /** Null: one more. */
  phase: Phase | null
  onClose(): void
  onSaved?(phase: Phase): void
}

interface Values {
  kind: PhaseKind
  supplierGroupId: string
  deliveryDue: string
  copyOf: string
  quantities: boolean
}

const valuesOf = ({ kind, supplier, deliveryDue }: Phase): Values => ({
  kind,
  supplierGroupId: supplier ? String(supplier.id) : '',
  deliveryDue: deliveryDue ?? '',
  copyOf: '',
  quantities: false,
})

const inputOf = ({ kind, supplierGroupId, deliveryDue, copyOf, quantities }: Values) => ({
  kind,
  supplierGroupId: Number(supplierGroupId) || null,
  deliveryDue: deliveryDue || null,
  ...(copyOf && { copyOf: { phaseId: Number(copyOf), quantities } }),
})

/** Who makes a phase, and until when; a new one may take over the SKUs of another. */
export function PhaseDialog({ production, phase, onClose, onSaved }: PhaseDialogProps) {
  const t = useText(productionTexts)
  const { createPhase, updatePhase, deletePhase } = useProductionChanges()
  const options = useOptions(true)
  const lastKind = production.phases.at(-1)?.kind
  const { form, conflict, leave } = useKeptForm<Values, Phase, ReturnType<typeof inputOf>>({
    draft: phase ? `phase.${phase.id}` : `production.${production.id}.phase`,
    row: phase,
    initial: phase
      ? valuesOf(phase)
      : {
          kind: phaseKinds[
            Math.min(phaseKinds.indexOf(lastKind ?? 'proto') + (lastKind ? 1 : 0), phaseKinds.length - 1)
          ]!,
          supplierGroupId: '',
          deliveryDue: '',
          copyOf: '',
          quantities: false,
        },
    valuesOf,
    inputOf,
    nameOf: (field) => t(names[field]),
    create: (input, call) => createPhase(production.id, input, call),
    update: (change, call) => updatePhase(phase!.id, change, call),
    onSaved(saved) {
      toast({ title: t('saved') })
      onSaved?.(saved)
    },
    onClose,
  })
  async function remove() {
    const goes = await confirm({
      title: t('phase.delete'),
      message: t('phase.delete.text'),
      type: 'attention',
      okLabel: t('phase.delete'),
    })
    if (!goes) return
    await deletePhase(phase!.id).then(onClose, (error: unknown) =>
      toast({ title: error instanceof Error ? error.message : t('failed'), type: 'attention' }),
    )
  }
  return (
    <Dialog
      title={t(phase ? 'phase.edit' : 'phase.add')}
      onClose={() => void leave()}
      closeOnOutside={false}
      busy={form.busy}
      note={
        phase && (
          <Button type="plain" onClick={() => void remove()}>
            {t('phase.delete')}
          </Button>
        )
      }
      primary={{ label: t(phase ? 'save' : 'phase.add'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <Select
          label={t('phase.kind')}
          {...form.field('kind')}
          placeholder={null}
          options={phaseKinds.map((kind) => ({ value: kind, label: t(`phase.${kind}`) }))}
        />
        <Combobox
          label={t('supplier')}
          {...form.field('supplierGroupId')}
          {...(phase?.supplier && { valueLabel: phase.supplier.name })}
          options={(options?.suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateField label={t('deliveryDue')} {...form.field('deliveryDue')} />
        {!phase && production.phases.length > 0 && (
          <>
            <Select
              label={t('phase.copy')}
              {...form.field('copyOf')}
              placeholder={t('phase.copy.none')}
              options={production.phases.map(({ id, kind, seq }) => ({
                value: String(id),
                label: `${seq}. ${t(`phase.${kind}`)}`,
              }))}
            />
            {form.values.copyOf && (
              <Checkbox checked={form.values.quantities} onChange={(quantities) => form.set({ quantities })}>
                {t('phase.copy.quantities')}
              </Checkbox>
            )}
          </>
        )}
      </Form>
      <ConflictDialog conflict={conflict} />
    </Dialog>
  )
}

const names = {
  kind: 'phase.kind',
  supplierGroupId: 'supplier',
  deliveryDue: 'deliveryDue',
  copyOf: 'phase.copy',
  quantities: 'phase.copy.quantities',
} as const satisfies Record<keyof Values, string>
