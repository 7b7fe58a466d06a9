import type { Api } from '@tsumugi/api'
import { screens as administration } from '@tsumugi/administration'
import { screens as masters } from '@tsumugi/masters'
import { screens as exhibitions } from '@tsumugi/exhibitions'
import { screens as approvals } from '@tsumugi/approvals'
import { screens as billing } from '@tsumugi/billing'
import { screens as calendar } from '@tsumugi/calendar'
import { screens as confirmation } from '@tsumugi/confirmation'
import { screens as extensionFields } from '@tsumugi/extension-fields'
import { screens as messaging } from '@tsumugi/messaging'
import { screens as production } from '@tsumugi/production'
import { screens as merchandising } from '@tsumugi/merchandising'
import type { RouteName } from '@tsumugi/navigation'
import { screens as qualityLabelling } from '@tsumugi/quality-labelling'
import { screens as shell } from '@tsumugi/shell'
import { lazy, type ComponentType } from 'react'
import { masterPairs, type MasterRoute } from './master-routes.ts'
import { notBuilt } from './not-built.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { ScreenNotLoaded } from './screen-not-loaded.ts'
import type { ScreenProps } from './screen.ts'

interface ScreenCode {
  readonly default: ComponentType<ScreenProps>
  /** Asks for the data of the screen before it is drawn. */
  begin?(api: Api, address: ParsedAddress): void
}
type Load = () => Promise<ScreenCode>
const screen = (load: Load) => {
  const shown = lazy(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotLoaded(
        'The code of this screen did not arrive. Check the connection and load the page anew.',
        { cause },
      )
    }),
  )
  return Object.assign(shown, { load })
}

const plain = screen(shell.notBuilt)
const adminConfig = screen(administration.adminConfig)
const mdMap = screen(merchandising.mdMap)
const paymentTerms = screen(billing.paymentTerms)
const fieldDefinitions = screen(extensionFields.definitions)
const messages = screen(messaging.messages)
const listTemplates = screen(production.listTemplates)
const exhibition = screen(exhibitions.exhibition)
const masterScreens = masterPairs.flatMap(([list, record]) => {
  const shown = screen(masters[list])
  return [
    [list, shown],
    [record, shown],
  ]
})
type PlainScreens = Record<(typeof notBuilt)[number], typeof plain>

/** The screen of every route, loaded when it is first shown. A route without one does not compile. */
export const screens: Record<RouteName, typeof plain> = {
  ...(Object.fromEntries(notBuilt.map((name) => [name, plain])) as PlainScreens),
  home: screen(shell.home),
  error: screen(shell.error),
  blank: screen(shell.blank),
  prepare: screen(shell.prepare),
  globalHeaderRibbon: screen(shell.globalHeaderRibbon),
  matchingApplication: screen(() =>
    import('./matching-application.tsx').then((m) => ({ default: m.MatchingApplication })),
  ),
  approvals: screen(approvals.approvals),
  approvalSteps: screen(approvals.approvalSteps),
  approvalRoutes: screen(approvals.approvalRoutes),
  customWorkflowDefinitions: screen(approvals.customWorkflowDefinitions),
  customWorkflowItemApproval: screen(approvals.customWorkflowItemApproval),
  customWorkflowItemNotifiable: screen(approvals.customWorkflowItemNotifiable),
  paymentTermDefinitions: paymentTerms,
  paymentTermDefinition: paymentTerms,
  confirmedMarks: screen(confirmation.marks),
  extensionFieldDefinitions: fieldDefinitions,
  extensionFieldDefinition: fieldDefinitions,
  listTemplates,
  listTemplate: listTemplates,
  productions: screen(production.productions),
  production: screen(production.production),
  phaseVariantsInfo: screen(production.variantsInfo),
  messages,
  messageThread: messages,
  notices: screen(messaging.notices),
  feedbacks: screen(messaging.feedbacks),
  helpLinks: screen(messaging.helpLinks),
  calendar: screen(calendar.calendar),
  userGroups: screen(administration.userGroups),
  userGroupAdminConfig: adminConfig,
  userGroupConfigOfAdmin: adminConfig,
  superGroups: screen(administration.superGroups),
  concierges: screen(administration.concierges),
  accountUserGroups: screen(administration.ownGroups),
  accountUserGroup: screen(administration.organisation),
  accountUser: screen(administration.account),
  suppliers: screen(administration.suppliers),
  supplier: screen(administration.supplier),
  mdMap,
  mdMapItem: mdMap,
  merchandisingHistory: screen(merchandising.modificationHistory),
  brandImages: screen(merchandising.brandImages),
  mdBudgets: screen(merchandising.mdBudgets),
  mdReport: screen(merchandising.mdReport),
  exhibitionAdmin: screen(exhibitions.adminList),
  exhibitionAdminItem: screen(exhibitions.admin),
  exhibitionLogin: screen(exhibitions.login),
  exhibition,
  exhibitionItem: exhibition,
  exhibitionOrderNew: screen(exhibitions.orderNew),
  exhibitionOrderEdit: screen(exhibitions.orderEdit),
  exhibitionOrderThankyou: screen(exhibitions.orderThankyou),
  qualityLabelings: screen(qualityLabelling.labels),
  qualityLabeling: screen(qualityLabelling.label),
  qualityLabelingEdit: screen(qualityLabelling.labelEditor),
  ...(Object.fromEntries(masterScreens) as Record<MasterRoute, typeof plain>),
}

/** Routes of one screen that follows its address by itself: opening a product must not draw the map anew. */
const followsAddress: Partial<Record<RouteName, RouteName>> = {
  mdMap: 'mdMap',
  mdMapItem: 'mdMap',
  paymentTermDefinitions: 'paymentTermDefinitions',
  paymentTermDefinition: 'paymentTermDefinitions',
  extensionFieldDefinitions: 'extensionFieldDefinitions',
  extensionFieldDefinition: 'extensionFieldDefinitions',
  messages: 'messages',
  messageThread: 'messages',
  ...Object.fromEntries(
    masterPairs.flatMap(([list, record]) => [
      [list, list],
      [record, list],
    ]),
  ),
}

/** Where this changes, the screen begins anew. */
export const screenKey = (name: RouteName, path: string): string => followsAddress[name] ?? path
