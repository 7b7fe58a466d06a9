/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  approvals: () => import('./inbox-screen/inbox-screen.tsx').then((m) => ({ default: m.InboxScreen })),
  approvalSteps: () => import('./steps-screen/steps-screen.tsx').then((m) => ({ default: m.StepsScreen })),
  approvalRoutes: () => import('./routes-screen/routes-screen.tsx').then((m) => ({ default: m.RoutesScreen })),
  customWorkflowDefinitions: () =>
    import('./definitions-screen/definitions-screen.tsx').then((m) => ({ default: m.DefinitionsScreen })),
  customWorkflowItemApproval: () =>
    import('./item-screens/item-approval-screen.tsx').then((m) => ({ default: m.ItemApprovalScreen })),
  customWorkflowItemNotifiable: () =>
    import('./item-screens/notifiable-screen.tsx').then((m) => ({ default: m.NotifiableScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  approvals: () => import('./inbox-screen/inbox-widget.tsx').then((m) => ({ default: m.InboxWidget })),
  approvalSteps: () => import('./steps-screen/steps-widget.tsx').then((m) => ({ default: m.StepsWidget })),
}

export { SubjectRequests } from './subject-requests/shown-requests.ts'
