export { vendorById, vendorIdFor, vendorNamed, type VendorRow } from './vendor-queries.ts'
export { tellOfVendor } from './tell-of-vendor.ts'
