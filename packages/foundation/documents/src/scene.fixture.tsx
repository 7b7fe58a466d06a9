import { createApi, shownOrganisation } from '@tsumugi/api'
import { contract, documentKinds, documents, messageThreads, sessions } from '@tsumugi/contract'
import { $phase, $user, ApiProvider } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { DocumentDefinition } from './definition.ts'
import type { Answers, DocumentDetail } from './document-answers.ts'

/** Somebody of the demo data who can sign in. */
export type ScenePersona = 'brand' | 'brandOwner' | 'supplier' | 'trade' | 'otherBrand' | 'distributor' | 'admin'

export const contractPages: DocumentDefinition = {
  kind: documentKinds.contracts,
  noun: 'contractIssue',
  list: '?list=contracts',
  hrefOf: (noun, id) => `?${noun}=${id}`,
}
export const deliveryPages: DocumentDefinition = {
  kind: documentKinds.deliveries,
  noun: 'deliveries',
  list: '?list=deliveries',
  hrefOf: (noun, id) => `?${noun}=${id}`,
}

/** From now on calls of this page are made in somebody's name, by the real server behind the page. */
export async function actAs(persona: ScenePersona) {
  shownOrganisation().id = null
  shownOrganisation().first = null
  const api = createApi({ origin: `/scenes/${persona}`, mode: 'legacy', language: () => 'ja' })
  const { data: user } = await api.of(sessions).show()
  shownOrganisation().id = user.currentUserGroup?.id ?? null
  return { api, user }
}

/** Calls of one kind in somebody's name, before anything is drawn. */
export async function callsAs(persona: ScenePersona, kind: 'contracts' | 'deliveries') {
  const { api } = await actAs(persona)
  type Calls = { [Name in keyof Answers]: (call: object) => Promise<Answers[Name]> }
  const { partners } = (await api.of(messageThreads).people()).data
  return { calls: api.of(documents[kind].endpoints) as unknown as Calls, partners }
}

export const goods = (quantity: string, more: object = {}) => ({
  item: 'NB-1042',
  colour: '藍',
  size: 'M',
  unit: 'pc',
  quantity,
  unitPrice: '3480',
  ...more,
})

/** A draft order of the brand to the supplier. */
export async function draftOrder(lines: object[], more: object = {}): Promise<DocumentDetail> {
  const { calls, partners } = await callsAs('brand', 'contracts')
  const partnerId = partners.find(({ name }) => name === '江南縫製(デモ)')!.id
  const contract = {
    partnerId,
    title: '27春夏 シャツ本生産',
    deliveryDue: '2027-02-26',
    deliveryPlace: '東京DC(デモ)',
    lines,
    ...more,
  }
  return (await calls.create({ body: { contract } })).data
}

/** The owner of the brand approves what was asked of an order. */
export async function approvePending(id: number): Promise<void> {
  const { approval } = (await (await callsAs('brand', 'contracts')).calls.show({ id })).data
  const { api } = await actAs('brandOwner')
  const inbox = api.of(contract.approvals)
  const { stepId } = (await inbox.show({ id: approval!.id! })).data
  await inbox.approve({ id: approval!.id!, body: { decision: { stepId: stepId! } } })
}

/** The buyer asks its own organisation to approve an order, and the owner does. */
export async function approve(id: number): Promise<void> {
  const { calls } = await callsAs('brand', 'contracts')
  const { lockVersion } = (await calls.show({ id })).data
  await calls.requestApproval({ id, body: { approval: { lockVersion } } })
  await approvePending(id)
}

/** An order that may go out. */
export async function approvedOrder(lines: object[], more: object = {}): Promise<DocumentDetail> {
  const { id } = await draftOrder(lines, more)
  await approve(id)
  return (await (await callsAs('brand', 'contracts')).calls.show({ id })).data
}

/** The same, issued and accepted. */
export async function agreedOrder(lines: object[], more: object = {}): Promise<DocumentDetail> {
  const draft = await approvedOrder(lines, more)
  const move = async (persona: ScenePersona, transition: string) => {
    const { calls } = await callsAs(persona, 'contracts')
    const { lockVersion } = (await calls.show({ id: draft.id })).data
    await calls.move({ body: { transition, documents: [{ id: draft.id, lockVersion }] } })
    return (await calls.show({ id: draft.id })).data
  }
  await move('brand', 'issue')
  return move('supplier', 'accept')
}

interface SceneProps {
  readonly persona: ScenePersona
  readonly children: ReactNode
}

/** For stories and tests: a screen over the real server, in somebody's name. */
export function RealScene({ persona, children }: SceneProps) {
  const [api, setApi] = useState<Awaited<ReturnType<typeof actAs>>['api'] | null>(null)
  useEffect(() => {
    let isGone = false
    void actAs(persona).then((acting) => {
      if (isGone) return
      $user.set(acting.user)
      $phase.set('ready')
      setApi(acting.api)
    })
    return () => {
      isGone = true
      $user.set(null)
    }
  }, [persona])
  if (!api) return null
  return (
    <ApiProvider api={api}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Suspense>{children}</Suspense>
      </SWRConfig>
      <OverlayHost />
    </ApiProvider>
  )
}
