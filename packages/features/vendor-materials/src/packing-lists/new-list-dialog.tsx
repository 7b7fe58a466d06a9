import { refusalOf } from '@tsumugi/api'
import { vendorPackingLists } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { DateField, Dialog, Form, TextField, useForm } from '@tsumugi/ui'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'

/** A draft begins with its number; its rolls are entered on its page. */
export function NewListDialog({ vendor, onClose }: { readonly vendor: string; onClose(): void }) {
  const t = useText(vendorTexts)
  const create = useChange(vendorPackingLists.create, vendorTopics)
  const form = useForm({
    initial: { no: '', arrivedOn: '' },
    check: ({ no }) => (no.trim() ? {} : { no: t('needed') }),
    submit: ({ no, arrivedOn }) =>
      create({ vendor, body: { packingList: { no, arrivedOn: arrivedOn || null } } }).catch((error: unknown) =>
        Promise.reject(refusalOf(error, { no: t('lists.no'), arrivedOn: t('lists.arrivedOn') }, () => 'no')),
      ),
    onDone: ({ data }) => pageNavigator.go(href('vendorPackingListEdit', { vendor, id: data.id })),
  })
  return (
    <Dialog
      title={t('lists.add')}
      width={480}
      busy={form.busy}
      onClose={onClose}
      primary={{ label: t('begin'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="vendor-form">
        <TextField {...form.field('no')} label={t('lists.no')} must maxLength={40} />
        <DateField {...form.field('arrivedOn')} label={t('lists.arrivedOn')} />
      </Form>
    </Dialog>
  )
}
