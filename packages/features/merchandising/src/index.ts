/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  mdMap: () => import('./md-map-screen/md-map-screen.tsx').then(({ MdMapScreen }) => ({ default: MdMapScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  mdMap: () => import('./md-map-screen/md-map-widget.tsx').then(({ MdMapWidget }) => ({ default: MdMapWidget })),
}
