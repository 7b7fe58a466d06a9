import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, id, instant, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { customWorkflowDefinitionsAccess, customWorkflowItemsAccess } from './approval-access.ts'
import { approver, person, routeStep } from './approval-steps.ts'

const words = z.object({
  ja: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  en: z.string().check(z.trim(), z.maxLength(60)),
  zh: z.string().check(z.trim(), z.maxLength(60)),
})
export const workflowFieldTypes = ['text', 'long_text', 'number', 'money', 'date', 'select', 'check'] as const

/** A field of the form that whoever asks fills in. */
export const workflowField = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/)),
  type: z.enum(workflowFieldTypes),
  label: words,
  required: z.boolean(),
  options: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(50)),
})
export type WorkflowField = z.output<typeof workflowField>

const target = z.enum(['merchandising', 'none'])
const trigger = z.enum(['manual', 'confirmed'])
const form = {
  fields: z.array(workflowField).check(z.maxLength(30)),
  /** Empty: the approval routes decide. */
  steps: z.array(routeStep).check(z.maxLength(12)),
  /** Who is told of the outcome, beside whoever asked. */
  notify: z.array(approver).check(z.maxLength(30)),
}

export const customWorkflowDefinition = z.object({
  id,
  name: z.string(),
  target,
  trigger,
  active: z.boolean(),
  version: z.number(),
  ...form,
  runningCount: z.number(),
  itemCount: z.number(),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  lockVersion,
})
export type CustomWorkflowDefinition = z.output<typeof customWorkflowDefinition>

const definitionInput = z.object({ name, target, trigger, active: z.boolean(), ...form })

export const customWorkflowDefinitions = {
  list: endpoint('GET /custom_workflow_definitions', {
    query: z.object({ ...paging, q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: page(customWorkflowDefinition),
    access: customWorkflowDefinitionsAccess,
    summary: 'Workflows of the organisation',
  }),
  show: endpoint('GET /custom_workflow_definitions/:id', {
    reply: one(customWorkflowDefinition),
    access: customWorkflowDefinitionsAccess,
    summary: 'One workflow as it is now',
  }),
  create: endpoint('POST /custom_workflow_definitions', {
    body: z.object({ customWorkflowDefinition: definitionInput }),
    reply: one(customWorkflowDefinition),
    access: customWorkflowDefinitionsAccess,
    summary: 'Adds a workflow',
  }),
  update: endpoint('PATCH /custom_workflow_definitions/:id', {
    body: z.object({ customWorkflowDefinition: z.extend(z.partial(definitionInput), { lockVersion }) }),
    reply: one(customWorkflowDefinition),
    access: customWorkflowDefinitionsAccess,
    summary: 'Changes a workflow; a new form or new steps make a version, what runs keeps its own',
  }),
  discard: endpoint('DELETE /custom_workflow_definitions/:id', {
    query: z.object({ lockVersion: z.coerce.number().check(z.multipleOf(1)) }),
    reply: nothing,
    access: customWorkflowDefinitionsAccess,
    summary: 'Takes a workflow out of use; what runs goes on',
  }),
}

/** A product that a workflow can be about. */
export const workflowSubject = z.object({
  kind: target,
  id,
  title: z.string(),
  code: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  amount: z.nullable(amount),
  currency: z.string(),
  link: z.nullable(z.string()),
})
export type WorkflowSubject = z.output<typeof workflowSubject>

const formValues = z.record(
  z.string().check(z.maxLength(30)),
  z.nullable(z.union([z.string().check(z.maxLength(4_000)), z.boolean()])),
)
export const workflowItemStatuses = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'returned',
  'withdrawn',
  'cancelled',
] as const

export const customWorkflowItem = z.object({
  id,
  definitionId: id,
  workflowName: z.string(),
  /** The version whose form and steps it keeps. */
  version: z.number(),
  title: z.string(),
  status: z.enum(workflowItemStatuses),
  subject: z.nullable(workflowSubject),
  fields: z.array(workflowField),
  values: formValues,
  /** The newest approval that was asked for it. */
  approvalId: z.nullable(id),
  requestedBy: z.nullable(person),
  editable: z.boolean(),
  lockVersion,
})
export type CustomWorkflowItem = z.output<typeof customWorkflowItem>

/** A request about something, as what it is about shows it. */
export const workflowItemHead = z.object({
  id,
  workflowName: z.string(),
  title: z.string(),
  status: z.enum(workflowItemStatuses),
  requestedBy: z.nullable(person),
  createdAt: instant,
})
export type WorkflowItemHead = z.output<typeof workflowItemHead>

/** Somebody who may be told of the outcome, and whether they will be. */
const notifiable = z.object({ id, name: z.string(), chosen: z.boolean() })
export const notifiables = z.object({
  id,
  title: z.string(),
  workflowName: z.string(),
  people: z.array(notifiable),
  lockVersion,
})
export type Notifiables = z.output<typeof notifiables>

export const customWorkflowItems = {
  list: endpoint('GET /custom_workflow_items', {
    query: z.object({ target, subjectId: z.coerce.number().check(z.multipleOf(1), z.positive()) }),
    reply: one(z.array(workflowItemHead)),
    access: customWorkflowItemsAccess,
    summary: 'The newest 50 requests about one thing',
  }),
  startable: endpoint('GET /custom_workflow_items/startable', {
    reply: one(z.array(z.object({ id, name: z.string(), target, fields: z.array(workflowField) }))),
    access: customWorkflowItemsAccess,
    summary: 'Workflows that can be begun by hand, with their forms',
  }),
  subjects: endpoint('GET /custom_workflow_items/subjects', {
    query: z.object({ target, q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: one(z.array(workflowSubject)),
    access: customWorkflowItemsAccess,
    summary: 'What a workflow can be begun for, by name or number',
  }),
  show: endpoint('GET /custom_workflow_items/:id', {
    reply: one(customWorkflowItem),
    access: customWorkflowItemsAccess,
    summary: 'One item with the form it keeps',
  }),
  create: endpoint('POST /custom_workflow_items', {
    body: z.object({
      customWorkflowItem: z.object({
        definitionId: id,
        subjectId: z.nullable(id),
        title: z.optional(z.string().check(z.trim(), z.maxLength(200))),
        values: formValues,
        note: z.optional(z.string().check(z.maxLength(2_000))),
      }),
    }),
    reply: one(customWorkflowItem),
    access: customWorkflowItemsAccess,
    summary: 'Fills in a workflow’s form and asks for its approval',
  }),
  begin: endpoint('POST /custom_workflow_items/begin', {
    body: z.object({ definitionId: id, subjectId: id }),
    reply: one(customWorkflowItem),
    access: customWorkflowItemsAccess,
    summary:
      'A draft about something, to be filled in on its own page; one’s own draft that is still open is answered again',
  }),
  update: endpoint('PATCH /custom_workflow_items/:id', {
    body: z.object({
      customWorkflowItem: z.object({
        values: formValues,
        title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
        lockVersion,
      }),
    }),
    reply: one(customWorkflowItem),
    access: customWorkflowItemsAccess,
    summary: 'Changes the form; an approval that runs on it is cancelled',
  }),
  submit: endpoint('POST /custom_workflow_items/:id/submit', {
    body: z.object({ lockVersion, note: z.optional(z.string().check(z.maxLength(2_000))) }),
    reply: one(customWorkflowItem),
    access: customWorkflowItemsAccess,
    summary: 'Asks for approval, again after it was returned',
  }),
  notifiables: endpoint('GET /custom_workflow_items/:id/notifiables', {
    reply: one(notifiables),
    access: customWorkflowItemsAccess,
    summary: 'Who can be told of the outcome, and who will be',
  }),
  selectNotifiables: endpoint('PUT /custom_workflow_items/:id/notifiables', {
    body: z.object({ ids: z.array(id).check(z.maxLength(500)), lockVersion }),
    reply: one(notifiables),
    access: customWorkflowItemsAccess,
    summary: 'Chooses who is told of the outcome',
  }),
}
