import { currentAddress, exhibitionEntry, type Page, type RouteName } from '@tsumugi/navigation'
import { guestStorage, useStored } from '@tsumugi/session'
import { DefaultLayout } from '@tsumugi/shell'
import { Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyCode } from './lazy-code.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { ScreenLoading } from './screen/screen-loading.tsx'

/** The frame of the default layout. */
export const Frame = lazyCode<{ children: ReactNode }, Awaited<ReturnType<typeof DefaultLayout>>>(DefaultLayout)

interface LayoutProps extends ParsedAddress {
  page: Page
  name: RouteName
  children: ReactNode
}

/** The four layouts of spec §2: default has header and menu; authenticated and blank have none; exhibition has a gate. */
export function Layout({ page, children, ...address }: LayoutProps) {
  if (page.layout === 'exhibition') return <ExhibitionGate {...address}>{children}</ExhibitionGate>
  if (page.layout !== 'default') return children
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Frame>{children}</Frame>
    </Suspense>
  )
}

type GateProps = Omit<LayoutProps, 'page'>

/** Lets in who holds a session of this exhibition, an auth_code, or asks for the login page. */
function ExhibitionGate({ name, params, query, children }: GateProps) {
  const [, navigate] = useLocation()
  const exhibitionId = Number(params.exhibitionId)
  const stored = useStored(useMemo(() => guestStorage.exhibitionSession(exhibitionId), [exhibitionId]))
  const entry = exhibitionEntry({
    name,
    exhibitionId: params.exhibitionId,
    current: currentAddress(),
    authCode: typeof query.auth_code === 'string' ? query.auth_code : undefined,
    hasSession: stored !== null,
  })
  const redirect = entry.enter ? undefined : entry.redirect
  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true })
  }, [redirect, navigate])
  return entry.enter ? children : <ScreenLoading />
}
