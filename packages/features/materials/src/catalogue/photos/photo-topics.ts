/** What changes with the photographs of a cloth. */
export const photoTopics = ['catalogue_cloth', 'material_listing']
