import { wordsOf } from '@tsumugi/api'
import { customWorkflowItems, customWorkflowItemsAccess, type WorkflowItemHead } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useData } from '@tsumugi/queries'
import { useApi, useSession } from '@tsumugi/session'
import { Button, Menu, MenuItem, Status, toast, useStyles } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import { itemLooks } from '../item-screens/item-looks.ts'
import { itemTexts } from '../item-screens/messages/catalogue.ts'
import css from './subject-requests.css?inline'

export interface SubjectRequestsProps {
  /** A product of the MD map. */
  readonly subjectId: number
  /** Puts a heading to what there is, where there is something. */
  frame(content: ReactNode): ReactNode
}

/** Requests about a product with how each stands, and the workflows that can be begun about it; nothing where there is neither. */
export function SubjectRequests({ subjectId, frame }: SubjectRequestsProps) {
  useStyles(css)
  const { user } = useSession()
  const may = user !== null && admits(user, customWorkflowItemsAccess)
  const query = { target: 'merchandising' as const, subjectId }
  const { data: requests = [] } = useData(customWorkflowItems.list, may ? { query } : null, { stays: true })
  const { data: startable = [] } = useData(customWorkflowItems.startable, may ? {} : null, { stays: true })
  const offered = startable.filter(({ target }) => target === 'merchandising')
  if (requests.length + offered.length === 0) return null
  return frame(
    <div className="subject-requests">
      {requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      {offered.length > 0 && <StartMenu subjectId={subjectId} offered={offered} />}
    </div>,
  )
}

function Request({ request: { id, workflowName, status } }: { readonly request: WorkflowItemHead }) {
  const t = useText(itemTexts)
  return (
    <li>
      <a className="small" href={href('customWorkflowItemApproval', { id })}>
        {workflowName}
      </a>
      <Status look={itemLooks[status]}>{t(`status.${status}`)}</Status>
    </li>
  )
}

interface StartMenuProps {
  readonly subjectId: number
  readonly offered: readonly { readonly id: number; readonly name: string }[]
}

function StartMenu({ subjectId, offered }: StartMenuProps) {
  const t = useText(itemTexts)
  const api = useApi()
  /** The draft is filled in and sent on its own page, where it is decided as well. */
  async function begin(definitionId: number) {
    try {
      const { data: item } = await api.of(customWorkflowItems).begin({ body: { definitionId, subjectId } })
      pageNavigator.go(href('customWorkflowItemApproval', { id: item.id }))
    } catch (error) {
      toast({ type: 'attention', title: t('begin.failed'), message: wordsOf(error) })
    }
  }
  return (
    <Menu
      label={t('begin')}
      trigger={(props) => (
        <Button {...props} size={24} icon={ChevronDown}>
          {t('begin')}
        </Button>
      )}
    >
      {offered.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => void begin(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
