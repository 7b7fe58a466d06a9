import type { ListTemplate } from '@tsumugi/contract'
import { rowColorColumns, templateColumns, templateShares, type ListTemplateTarget } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { Button, confirm, Drawer, Form, Notice, Select, Switch, TextField, toast } from '@tsumugi/ui'
import { useTeams, useTemplates, type TemplateInput } from '../template-queries.ts'
import { ColumnsField } from './columns-field.tsx'
import { FiltersField } from './filters-field.tsx'
import type { Messages } from './messages/ja.ts'
import { templateTexts } from './template-texts.ts'

interface TemplateDrawerProps {
  target: ListTemplateTarget
  /** Null while it is being added. */
  template: ListTemplate | null
  onClose(): void
}

interface Values {
  name: string
  columns: readonly string[]
  filters: TemplateInput['filters']
  sort: string
  descending: boolean
  groupBy: string
  rowColor: string
  share: TemplateInput['share']
  teamId: string
  isDefault: boolean
}

function valuesOf(template: ListTemplate | null, target: ListTemplateTarget): Values {
  return {
    name: template?.name ?? '',
    columns: template?.columns ?? templateColumns[target].slice(0, 8),
    filters: template?.filters ?? [],
    sort: template?.sort?.replace('-', '') ?? '',
    descending: template?.sort?.startsWith('-') ?? false,
    groupBy: template?.groupBy ?? '',
    rowColor: template?.rowColor ?? '',
    share: template?.share ?? 'me',
    teamId: template?.teamId ? String(template.teamId) : '',
    isDefault: template?.isDefault ?? false,
  }
}

function inputOf({ sort, descending, teamId, groupBy, rowColor, ...values }: Values): TemplateInput {
  return {
    ...values,
    name: values.name.trim(),
    columns: [...values.columns],
    filters: values.filters.filter(({ value }) => value.trim()),
    sort: sort ? `${descending ? '-' : ''}${sort}` : null,
    groupBy: groupBy || null,
    rowColor: rowColor || null,
    teamId: values.share === 'team' ? Number(teamId) : null,
  }
}

/** What the form calls each field. */
const fieldNames = {
  name: 'name',
  columns: 'columns',
  filters: 'filters',
  sort: 'sort',
  descending: 'descending',
  groupBy: 'groupBy',
  rowColor: 'rowColor',
  share: 'share',
  teamId: 'team',
  isDefault: 'default.long',
} as const satisfies Record<keyof Values, keyof Messages>

/** One template: its columns in order, filters, order, groups, colour, and who sees it. */
export function TemplateDrawer({ target, template, onClose }: TemplateDrawerProps) {
  const t = useText(templateTexts)
  const { user } = useSession()
  const { create, update, remove } = useTemplates(target)
  const teams = useTeams()
  const mayChange = template?.mayChange ?? true
  const name = (column: string) => t(`column.${column}` as 'column.name')
  const options = (columns: readonly string[]) => [
    { value: '', label: '–' },
    ...columns.map((column) => ({ value: column, label: name(column) })),
  ]
  const { form, conflict, leave } = useKeptForm<Values, ListTemplate, TemplateInput>({
    draft: `list_template.${target}.${template?.id ?? 'new'}`,
    row: template,
    initial: valuesOf(template, target),
    valuesOf: (row) => valuesOf(row, target),
    inputOf,
    nameOf: (field) => t(fieldNames[field]),
    check: (values) => ({
      ...(!values.name.trim() && { name: t('needed.name') }),
      ...(values.columns.length === 0 && { columns: t('needed.columns') }),
      ...(values.share === 'team' && !values.teamId && { teamId: t('needed.team') }),
    }),
    create,
    update: (change, options) => update(template!.id, change, options),
    onSaved: (saved) => toast({ title: t('saved', { name: saved.name }) }),
    onClose,
  })
  function say(field: keyof Values, value: unknown): string {
    if (field === 'columns') return (value as Values['columns']).map(name).join(', ')
    if (field === 'filters')
      return (value as Values['filters']).map((filter) => `${name(filter.column)} ${filter.value}`).join(', ')
    if (field === 'share') return t(`share.${value as Values['share']}`)
    if (field === 'teamId') return teams.find(({ id }) => String(id) === value)?.name ?? ''
    if (typeof value === 'boolean') return value ? '✓' : '–'
    return value && field !== 'name' ? name(value as string) : String(value)
  }
  async function take() {
    if (
      !template ||
      !(await confirm({
        title: t('delete.title', { name: template.name }),
        message: t('delete.text'),
        type: 'attention',
        okLabel: t('delete'),
      }))
    )
      return
    await remove(template.id).then(onClose, () => toast({ title: t('failed'), type: 'attention' }))
  }
  const { error: columnsError } = form.field('columns')
  return (
    <Drawer
      title={template?.name ?? t('new')}
      width={480}
      onClose={() => void leave()}
      footer={
        <>
          {template && mayChange && (
            <Button type="plain" onClick={() => void take()}>
              {t('delete')}
            </Button>
          )}
          <Button onClick={() => void leave()}>{t(mayChange ? 'cancel' : 'close')}</Button>
          {mayChange && (
            <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <Form form={form} label={t('title')} className="template-form">
        {!mayChange && <Notice>{t('readOnly', { name: template?.ownerName ?? '' })}</Notice>}
        <fieldset disabled={!mayChange}>
          <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
          <ColumnsField
            label={t('columns')}
            error={columnsError}
            all={templateColumns[target]}
            chosen={form.values.columns}
            name={name}
            onChange={(columns) => form.set({ columns })}
          />
          <FiltersField
            label={t('filters')}
            columns={templateColumns[target].filter((column) => column !== 'picture')}
            filters={form.values.filters}
            name={name}
            onChange={(filters) => form.set({ filters })}
          />
          <div className="pair">
            <Select
              label={t('sort')}
              options={options(templateColumns[target].filter((column) => column !== 'picture'))}
              placeholder={null}
              {...form.field('sort')}
            />
            <Switch checked={form.values.descending} onChange={(descending) => form.set({ descending })}>
              {t('descending')}
            </Switch>
            <Select
              label={t('groupBy')}
              options={options([
                'brand',
                'season',
                'status',
                ...(target === 'trade' ? ['partner'] : ['supplier', 'category']),
              ])}
              placeholder={null}
              {...form.field('groupBy')}
            />
            <Select
              label={t('rowColor')}
              options={options(rowColorColumns[target])}
              placeholder={null}
              {...form.field('rowColor')}
            />
            <Select
              label={t('share')}
              options={templateShares
                .filter((share) => share !== 'group' || user?.powerUser)
                .map((share) => ({ value: share, label: t(`share.${share}`) }))}
              placeholder={null}
              {...form.field('share')}
            />
            {form.values.share === 'team' && (
              <Select
                label={t('team')}
                options={teams.map(({ id, name: team }) => ({ value: String(id), label: team }))}
                {...form.field('teamId')}
              />
            )}
          </div>
          <Switch checked={form.values.isDefault} onChange={(isDefault) => form.set({ isDefault })}>
            {t('default.long')}
          </Switch>
        </fieldset>
      </Form>
      <ConflictDialog conflict={conflict} say={say} />
    </Drawer>
  )
}
