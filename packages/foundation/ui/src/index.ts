// Ground and controls
export { adoptStyles, StyleRoot, useStyleRoot, useStyles, type StyleRootNode } from './styles/style-root.ts'
export { baseStyles, pageStyles } from './styles/base-styles.ts'
export {
  mobileMax,
  resizeSettle,
  tabletMin,
  useViewport,
  viewportOf,
  type Viewport,
} from './viewport/viewport.ts'
export { Icon, type IconProps, type IconSize, type LucideIcon } from './icon/icon.tsx'
export { Spinner } from './spinner/spinner.tsx'
export {
  Button,
  buttonTypes,
  IconButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonType,
  type IconButtonProps,
} from './button/button.tsx'

// Overlays
