/** The part of libheif that the reader of HEIC calls; the package has no types of its own for this way in. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Handle {
    readonly delete?: () => void
  }
  interface Context {
    readonly delete?: () => void
  }
  interface Fault {
    readonly code: { readonly value: number }
    readonly message: string
  }
  interface Channel {
    readonly width: number
    readonly height: number
    readonly stride: number
    readonly data: Uint8Array
  }
  interface Libheif {
    readonly heif_error_code: { readonly heif_error_Ok: Fault['code'] }
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object }
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object }
    heif_context_alloc(): Context
    heif_context_read_from_memory(context: Context, file: Uint8Array): Fault
    heif_js_context_get_primary_image_handle(context: Context): Handle | Fault
    heif_image_handle_get_width(handle: Handle): number
    heif_image_handle_get_height(handle: Handle): number
    heif_js_decode_image2(
      handle: Handle,
      colors: object,
      chroma: object,
    ): Promise<{ readonly channels: readonly Channel[] } | Fault>
  }
  const libheif: Libheif
  export = libheif
}
