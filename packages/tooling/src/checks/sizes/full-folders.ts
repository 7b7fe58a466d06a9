/** Folders of more than 12 files, and how many they have. A row only shrinks, and goes once its folder is parted. */
export const fullFolders: Readonly<Record<string, number>> = {}
