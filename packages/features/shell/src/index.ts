/** The frame of the default layout, loaded with the first page that has one. */
export const DefaultLayout = () =>
  import('./default-layout/default-layout.tsx').then((m) => ({ default: m.DefaultLayout }))

/** One lazy face per screen. */
export const screens = {
  home: () => import('./home-screen/home-screen.tsx').then((m) => ({ default: m.HomeScreen })),
  firstSteps: () =>
    import('./first-steps-screen/first-steps-screen.tsx').then((m) => ({ default: m.FirstStepsScreen })),
  error: () => import('./error-screen/error-screen.tsx').then((m) => ({ default: m.ErrorScreen })),
  blank: () => import('./blank-screen/blank-screen.tsx').then((m) => ({ default: m.BlankScreen })),
  prepare: () => import('./prepare-screen/prepare-screen.tsx').then((m) => ({ default: m.PrepareScreen })),
  globalHeaderRibbon: () =>
    import('./global-header-ribbon-screen/global-header-ribbon-screen.tsx').then((m) => ({
      default: m.GlobalHeaderRibbonScreen,
    })),
}

/** One lazy face per widget of the SDK. */
export const widgets = {
  globalHeader: () => import('./global-header/global-header.tsx').then((m) => ({ default: m.GlobalHeader })),
  sideMenu: () => import('./side-menu/side-menu.tsx').then((m) => ({ default: m.SideMenu })),
  ribbon: () => import('./ribbon/ribbon.tsx').then((m) => ({ default: m.Ribbon })),
}

export type { GlobalHeaderProps } from './global-header/global-header.tsx'
export type { MenuCounts } from './side-menu/menu/menu-tree.tsx'
export type { RibbonProps } from './ribbon/ribbon.tsx'
export type { SideMenuProps } from './side-menu/side-menu.tsx'
