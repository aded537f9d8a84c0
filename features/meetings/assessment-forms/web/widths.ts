/** The builder needs this width; on narrower screens forms can only be read and previewed. */
export const buildingWidth = 'desk'
/** With this width the preview is beside the builder; on narrower screens it is a tab. */
export const previewWidth = 'wide'
