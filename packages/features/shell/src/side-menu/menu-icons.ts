import type { LucideIcon } from '@tsumugi/ui'
import {
  ArrowDownUp,
  ArrowLeftRight,
  BookOpen,
  Boxes,
  Calendar,
  Factory,
  FileText,
  Handshake,
  House,
  JapaneseYen,
  LayoutGrid,
  MessageSquare,
  Settings,
  ShieldCheck,
  Stamp,
  SwatchBook,
} from '@tsumugi/ui/icons'

/** The drawings of sections and of links without a section, by the names of the menu table. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  'arrow-down-up': ArrowDownUp,
  'arrow-left-right': ArrowLeftRight,
  'book-open': BookOpen,
  boxes: Boxes,
  calendar: Calendar,
  factory: Factory,
  'file-text': FileText,
  handshake: Handshake,
  house: House,
  'japanese-yen': JapaneseYen,
  'layout-grid': LayoutGrid,
  'message-square': MessageSquare,
  settings: Settings,
  'shield-check': ShieldCheck,
  stamp: Stamp,
  'swatch-book': SwatchBook,
}

/** The drawing of a row; without one, nothing is drawn. */
export function menuIcon(name: string | undefined): LucideIcon | undefined {
  return name === undefined ? undefined : drawings[name]
}
