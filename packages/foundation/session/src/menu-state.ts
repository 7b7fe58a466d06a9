import { storage } from './storage/storage-keys.ts'

/** Whether a section of the side menu is open; `byDefault` where the user has not chosen (spec §2). */
export function isSectionOpen(name: string, byDefault: boolean): boolean {
  return storage.menuSections.get()[name] ?? byDefault
}

/** A click on the header of a section toggles it (spec §4, Menu sections). */
export function toggleSection(name: string, byDefault: boolean): void {
  const sections = storage.menuSections.get()
  storage.menuSections.set({ ...sections, [name]: !isSectionOpen(name, byDefault) })
}

/** Clicking a menu link clears the stored previous page (spec §2). */
export function noteMenuClick(): void {
  storage.previousPage.remove()
}
