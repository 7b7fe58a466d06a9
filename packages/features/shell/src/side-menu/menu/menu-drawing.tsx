import { Icon, type LucideIcon } from '@tsumugi/ui'
import {
  ArrowDownUp,
  ArrowLeftRight,
  BookOpen,
  Box,
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
  boxes: Box,
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

/** The drawing of a row; links to other sites, which have none of ours, get an arrow out. */
export function MenuDrawing({ name }: { name: string | undefined }) {
  const drawing = name === undefined ? undefined : drawings[name]
  return drawing ? <Icon of={drawing} size={20} /> : <span className="away">↗</span>
}
