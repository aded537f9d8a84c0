/** Where forms are built; on less they are read and previewed. */
export const buildingWidth = '(min-width: 1024px)'
/** Where the preview stands beside what is built; on less it is a tab. */
export const previewWidth = '(min-width: 1280px)'
