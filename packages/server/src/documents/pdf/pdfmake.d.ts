declare module 'pdfmake' {
  interface PdfPrinter {
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void
    setTableLayouts(layouts: Record<string, object>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> }
  }
  const printer: PdfPrinter
  export default printer
}
