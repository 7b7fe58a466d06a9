import type { ListTemplate } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Checkbox, Dialog, Form, Notice, Select, TextField, toast } from '@tsumugi/ui'
import { ConflictDialog } from '../../form/conflict-dialog.tsx'
import { useKeptForm } from '../../form/use-kept-form.ts'
import { useTeams, useViews, type Sight, type ViewedList } from './list-views.ts'
import { viewTexts } from './view-texts.ts'

interface ViewDialogProps {
  list: ViewedList
  /** Null while it is being added. */
  view: ListTemplate | null
  onClose(): void
}

interface Values extends Required<Sight> {
  name: string
  share: ListTemplate['share']
  teamId: string
  isDefault: boolean
}

const valuesOf = (view: ListTemplate): Values => {
  const { name, share, teamId, isDefault } = view
  return { name, share, teamId: teamId === null ? '' : String(teamId), isDefault, ...sightOf(view) }
}

/** What the form calls each field; groups and colours go with the columns. */
const fieldNames = {
  name: 'name',
  share: 'share',
  teamId: 'teamId',
  isDefault: 'default',
  columns: 'columns',
  filters: 'filters',
  sort: 'sort',
  groupBy: 'columns',
  rowColor: 'columns',
} as const satisfies Record<keyof Values, string>

/** What a view keeps, where the list has it or not. */
const sightOf = ({ columns, filters, sort, groupBy = null, rowColor = null }: Sight) => ({
  columns,
  filters,
  sort,
  groupBy,
  rowColor,
})

const inputOf = ({ name, teamId, columns, filters, ...values }: Values) => ({
  ...values,
  name: name.trim(),
  columns: [...columns],
  filters: [...filters],
  teamId: values.share === 'team' ? Number(teamId) : null,
})

/** A view of a list: what it is called, who sees it, and on wish what is in sight now. */
export function ViewDialog({ list: { target, sight, nameOf }, view, onClose }: ViewDialogProps) {
  const t = useText(viewTexts)
  const { user } = useSession()
  const teams = useTeams()
  const { calls, query, refresh } = useViews(target)
  const { form, conflict, leave } = useKeptForm<Values, ListTemplate, ReturnType<typeof inputOf>>({
    draft: `list_view.${query.target}.${view?.id ?? 'new'}`,
    row: view,
    initial: view ? valuesOf(view) : { name: '', share: 'me', teamId: '', isDefault: false, ...sightOf(sight) },
    valuesOf,
    inputOf,
    nameOf: (field) => t(fieldNames[field]),
    check: ({ name, share, teamId }) => ({
      ...(!name.trim() && { name: t('needed.name') }),
      ...(share === 'team' && !teamId && { teamId: t('needed.team') }),
    }),
    create: async (listTemplate, options) => (await calls.create({ query, body: { listTemplate } }, options)).data,
    update: async (change, options) =>
      (await calls.update({ id: view!.id, query, body: { listTemplate: change } }, options)).data,
    onSaved(saved) {
      toast({ title: t('saved', { name: saved.name }) })
      void refresh()
    },
    onClose,
  })
  const { values } = form
  const isInSight = JSON.stringify(sightOf(values)) === JSON.stringify(sightOf(sight))
  const shares = (['me', 'team', 'group'] as const).filter(
    (share) => share !== 'group' || user?.powerUser || values.share === 'group',
  )
  function say(field: keyof Values, value: unknown): string {
    if (field === 'columns') return (value as Sight['columns']).map(nameOf).join(', ')
    if (field === 'filters')
      return (value as Sight['filters']).map(({ column, value: wanted }) => `${nameOf(column)} ${wanted}`).join(', ')
    if (field === 'share') return t(value as Values['share'])
    if (field === 'teamId') return teams?.find(({ id }) => String(id) === value)?.name ?? ''
    return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value ?? '')
  }
  return (
    <Dialog
      title={view ? view.name : t('new')}
      width={420}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={view ? view.name : t('new')} className="record-view-form">
        <TextField label={t('name')} must maxLength={100} autoComplete="off" {...form.field('name')} />
        <Select
          label={t('share')}
          placeholder={null}
          options={shares.map((share) => ({ value: share, label: t(share) }))}
          {...form.field('share')}
        />
        {values.share === 'team' &&
          (teams?.length === 0 ? (
            <Notice>{t('noTeams')}</Notice>
          ) : (
            <Select
              label={t('teamId')}
              must
              options={(teams ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              {...form.field('teamId')}
            />
          ))}
        <Checkbox checked={values.isDefault} onChange={(isDefault) => form.set({ isDefault })}>
          {t('default')}
        </Checkbox>
        {view && (
          <Checkbox checked={isInSight} onChange={(on) => form.set(sightOf(on ? sight : view))}>
            {t('replace')}
          </Checkbox>
        )}
        <button type="submit" hidden aria-label={t('save')} />
      </Form>
      <ConflictDialog conflict={conflict} say={say} />
    </Dialog>
  )
}
