import { numberPrefixKinds, userGroups, type Organisation } from '@tsumugi/contract'
import { roundings } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Form, NumberField, Select, Switch, TextField, toast } from '@tsumugi/ui'
import { frameTexts } from '../../frame/messages/catalogue.ts'
import { SaveBar } from '../../frame/save-bar.tsx'
import { Block } from '../../frame/screen-frame.tsx'
import { LimitsBlock } from './limits-block.tsx'
import { configTexts } from './messages/catalogue.ts'
import type { PanelProps } from '../panel-props.ts'

type Config = NonNullable<Organisation['config']>
type Values = Omit<Config, 'lockVersion'>
const fallback: Config = {
  allowSkuNamesFreeInput: true,
  lineRounding: 'down',
  taxRounding: 'down',
  overDeliveryPct: '0',
  selfApproval: false,
  holidayShift: 'previous',
  fxSource: 'TTM',
  numberPrefixes: {},
  lockVersion: 0,
}
function valuesOf({ config }: Organisation): Values {
  const { lockVersion: _, ...values } = config ?? fallback
  return { ...values, overDeliveryPct: values.overDeliveryPct.replace(/\.?0+$/, '') || '0' }
}
const fields = Object.keys(fallback).filter((key) => key !== 'lockVersion') as (keyof Values)[]

/** How the organisation rounds, approves, numbers and shifts its due dates. */
export function ConfigPanel({ organisation, mayWrite, onSaved }: PanelProps) {
  const t = useText(configTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const names = Object.fromEntries(fields.map((field) => [field, t(`config.${field}`)])) as Record<keyof Values, string>
  const { form, conflict } = useKeptForm<Values, Organisation>({
    draft: `organisation-config.${organisation.id}`,
    row: organisation,
    valuesOf,
    versionOf: (row) => (row.config ?? fallback).lockVersion,
    nameOf: (field) => names[field],
    update: async (config, options) =>
      (await api.of(userGroups).updateConfig({ id: organisation.id, body: { config } }, options)).data,
    onSaved(saved) {
      onSaved(saved)
      toast({ title: frame('save.done') })
    },
  })
  const { numberPrefixes } = form.values
  const rounding = roundings.map((value) => ({ value, label: t(`rounding.${value}`) }))
  return (
    <>
      <Form form={form} label={t('money')}>
        <Block title={t('money')} lead={t('money.lead')}>
          <fieldset disabled={!mayWrite} className="people-pair">
            <Select label={names.taxRounding} {...form.field('taxRounding')} options={rounding} />
            <Select label={names.lineRounding} {...form.field('lineRounding')} options={rounding} />
            <Select
              label={names.holidayShift}
              {...form.field('holidayShift')}
              options={(['previous', 'next'] as const).map((value) => ({ value, label: t(`shift.${value}`) }))}
            />
            <Select
              label={names.fxSource}
              {...form.field('fxSource')}
              options={(['TTM', 'TTS', 'TTB', 'company'] as const).map((value) => ({ value, label: t(`fx.${value}`) }))}
            />
            <NumberField label={names.overDeliveryPct} unit="%" {...form.field('overDeliveryPct')} />
          </fieldset>
        </Block>
        <Block title={t('work')} lead={t('work.lead')}>
          <fieldset disabled={!mayWrite} className="people-ticks">
            <Switch checked={form.values.selfApproval} onChange={(selfApproval) => form.set({ selfApproval })}>
              {names.selfApproval}
            </Switch>
            <Switch
              checked={form.values.allowSkuNamesFreeInput}
              onChange={(allowSkuNamesFreeInput) => form.set({ allowSkuNamesFreeInput })}
            >
              {names.allowSkuNamesFreeInput}
            </Switch>
          </fieldset>
        </Block>
        <Block title={names.numberPrefixes} lead={t('prefix.lead', { example: 'INV-2611-00001' })}>
          <fieldset disabled={!mayWrite} className="people-pair">
            {numberPrefixKinds.map((kind) => (
              <TextField
                key={kind}
                name={kind}
                label={t(`prefix.${kind}`)}
                maxLength={6}
                value={numberPrefixes[kind] ?? ''}
                onChange={(value) => form.set({ numberPrefixes: { ...numberPrefixes, [kind]: value } })}
              />
            ))}
          </fieldset>
          {mayWrite && <SaveBar form={form} />}
        </Block>
      </Form>
      <LimitsBlock organisation={organisation} />
      <ConflictDialog conflict={conflict} />
    </>
  )
}
