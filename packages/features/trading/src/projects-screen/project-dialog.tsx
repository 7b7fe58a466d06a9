import {
  documents,
  productions,
  projects,
  projectStatuses,
  tradeCurrencies,
  type ProjectDetail,
} from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import {
  Checkbox,
  DateField,
  Dialog,
  Form,
  NumberField,
  Select,
  TextArea,
  TextField,
  toast,
  type FormState,
} from '@tsumugi/ui'
import { tradingTexts } from '../words/trading-texts.ts'
import { emptyProject, inputOf, valuesOf, type ProjectInput, type ProjectValues } from './project-values.ts'

interface ProjectDialogProps {
  /** Null: one more. */
  readonly project: ProjectDetail | null
  onClose(): void
  onSaved(saved: ProjectDetail): void
}

/** A project and what belongs to it. */
export function ProjectDialog({ project, onClose, onSaved }: ProjectDialogProps) {
  const t = useText(tradingTexts)
  const create = useChange(projects.create)
  const update = useChange(projects.update)
  const { form, conflict, leave } = useKeptForm<ProjectValues, ProjectDetail, ProjectInput>({
    draft: project ? `project.${project.id}` : 'project.new',
    row: project,
    initial: project ? valuesOf(project) : emptyProject,
    valuesOf,
    inputOf,
    nameOf: (field) => t(field === 'brandId' ? 'project.brand' : `project.${field}`),
    check: ({ name, startsOn, endsOn }) => ({
      ...(!name.trim() && { name: t('needed') }),
      ...(startsOn && endsOn && endsOn < startsOn && { endsOn: t('project.endsBefore') }),
    }),
    create: async (input, options) => (await create({ body: { project: input as never } }, options)).data,
    update: async (change, options) =>
      (await update({ id: project!.id, body: { project: change as never } }, options)).data,
    onSaved(saved) {
      toast({ title: t('saved') })
      onSaved(saved)
    },
    onClose,
  })
  return (
    <Dialog
      title={t(project ? 'project.edit' : 'project.add')}
      width={760}
      busy={form.busy}
      closeOnOutside={false}
      onClose={() => void leave()}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="project-fields">
        <HeadFields form={form} />
        <Members form={form} />
      </Form>
      <ConflictDialog conflict={conflict} joins={['note']} />
    </Dialog>
  )
}

function HeadFields({ form }: { readonly form: FormState<ProjectValues> }) {
  const t = useText(tradingTexts)
  const choices = useQuery(productions.list, { query: { perPage: 1 } }, { stays: true }).data?.choices
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <>
      <TextField {...form.field('name')} label={t('project.name')} must maxLength={200} />
      <Select
        {...form.field('status')}
        label={t('head.status')}
        options={projectStatuses.map((value) => ({ value: value as string, label: t(`project.status.${value}`) }))}
      />
      <Select
        {...form.field('brandId')}
        label={t('project.brand')}
        placeholder="–"
        options={(choices?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField {...form.field('season')} label={t('project.season')} maxLength={20} />
      <NumberField {...form.field('budget')} label={t('project.budget')} digits={4} />
      <Select {...form.field('currency')} label={t('project.currency')} options={plain(tradeCurrencies)} />
      <DateField {...form.field('startsOn')} label={t('project.startsOn')} />
      <DateField {...form.field('endsOn')} label={t('project.endsOn')} />
      <TextArea {...form.field('note')} label={t('project.note')} className="wide" rows={3} maxLength={4000} />
    </>
  )
}

function Members({ form }: { readonly form: FormState<ProjectValues> }) {
  const t = useText(tradingTexts)
  const query = { perPage: 200 }
  const trades = useQuery(documents.trades.endpoints.list, { query }, { stays: true }).data?.data ?? []
  const made = useQuery(productions.list, { query }, { stays: true }).data?.data ?? []
  return (
    <>
      <MemberList
        label={t('project.trades')}
        ids={form.values.tradeIds}
        onChange={(tradeIds) => form.set({ tradeIds })}
        options={trades.map(({ id, number, title }) => ({ id, label: [number, title].filter(Boolean).join(' ') }))}
      />
      <MemberList
        label={t('project.productions')}
        ids={form.values.productionIds}
        onChange={(productionIds) => form.set({ productionIds })}
        options={made.map(({ id, styleNo, name }) => ({ id, label: `${styleNo} ${name}` }))}
      />
    </>
  )
}

interface MemberListProps {
  readonly label: string
  readonly ids: readonly number[]
  readonly options: readonly { readonly id: number; readonly label: string }[]
  onChange(ids: readonly number[]): void
}

function MemberList({ label, ids, options, onChange }: MemberListProps) {
  const t = useText(tradingTexts)
  return (
    <fieldset className="wide">
      <legend className="small">{label}</legend>
      <div className="project-members">
        {options.length === 0 && <p className="soft">{t('project.nothing')}</p>}
        {options.map(({ id, label: name }) => (
          <Checkbox
            key={id}
            checked={ids.includes(id)}
            onChange={(isIn) => onChange(isIn ? [...ids, id] : ids.filter((each) => each !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
