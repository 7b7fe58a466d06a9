import { field, group } from './field-rows.ts'

type AddressTerms = readonly [
  street: string,
  extra: string,
  city: string,
  zone: string,
  region: string,
  line: string,
  country: string,
]

/** An address by its seven terms, in the order street, further street, city, postcode, region, third line, country. */
export const addressRows = ([street, extra, city, zone, region, line, country]: AddressTerms) => ({
  street: field(street, 'cbc:StreetName', '0..1', 'text'),
  additionalStreet: field(extra, 'cbc:AdditionalStreetName', '0..1', 'text'),
  city: field(city, 'cbc:CityName', '0..1', 'text'),
  postcode: field(zone, 'cbc:PostalZone', '0..1', 'text'),
  region: field(region, 'cbc:CountrySubentity', '0..1', 'text'),
  line: field(line, 'cac:AddressLine/cbc:Line', '0..1', 'text'),
  country: field(country, 'cac:Country/cbc:IdentificationCode', '1', 'code'),
})

/** Seller and buyer alike; only the terms differ. */
interface PartyTerms {
  readonly endpoint: string
  readonly identifier: string
  readonly tradeName: string
  readonly address: string
  readonly addressTerms: AddressTerms
  readonly tax: string
  readonly name: string
  readonly legalId: string
  readonly legalForm: string
  readonly contact: string
  readonly contactTerms: readonly [name: string, telephone: string, email: string]
}

const partyRows = (terms: PartyTerms) => ({
  name: field(terms.name, 'cac:PartyLegalEntity/cbc:RegistrationName', '1', 'text'),
  tradeName: field(terms.tradeName, 'cac:PartyName/cbc:Name', '0..1', 'text'),
  taxIds: group(terms.tax, 'cac:PartyTaxScheme', '0..n', {
    id: field(terms.tax, 'cbc:CompanyID', '1', 'reference'),
    scheme: field(terms.tax, 'cac:TaxScheme/cbc:ID', '1', 'code'),
  }),
  legalId: field(terms.legalId, 'cac:PartyLegalEntity/cbc:CompanyID', '0..1', 'identifier'),
  legalForm: field(terms.legalForm, 'cac:PartyLegalEntity/cbc:CompanyLegalForm', '0..1', 'text'),
  identifiers: field(terms.identifier, 'cac:PartyIdentification/cbc:ID', '0..n', 'identifier'),
  endpoint: field(terms.endpoint, 'cbc:EndpointID', '1', 'identifier'),
  address: group(terms.address, 'cac:PostalAddress', '1', addressRows(terms.addressTerms)),
  contact: group(terms.contact, 'cac:Contact', '0..1', {
    person: field(terms.contactTerms[0], 'cbc:Name', '0..1', 'text'),
    telephone: field(terms.contactTerms[1], 'cbc:Telephone', '0..1', 'text'),
    email: field(terms.contactTerms[2], 'cbc:ElectronicMail', '0..1', 'text'),
  }),
})

export const sellerRows = partyRows({
  endpoint: 'ibt-034',
  identifier: 'ibt-029',
  tradeName: 'ibt-028',
  address: 'ibg-05',
  addressTerms: ['ibt-035', 'ibt-036', 'ibt-037', 'ibt-038', 'ibt-039', 'ibt-162', 'ibt-040'],
  tax: 'ibt-031',
  name: 'ibt-027',
  legalId: 'ibt-030',
  legalForm: 'ibt-033',
  contact: 'ibg-06',
  contactTerms: ['ibt-041', 'ibt-042', 'ibt-043'],
})

export const buyerRows = partyRows({
  endpoint: 'ibt-049',
  identifier: 'ibt-046',
  tradeName: 'ibt-045',
  address: 'ibg-08',
  addressTerms: ['ibt-050', 'ibt-051', 'ibt-052', 'ibt-053', 'ibt-054', 'ibt-163', 'ibt-055'],
  tax: 'ibt-048',
  name: 'ibt-044',
  legalId: 'ibt-047',
  legalForm: 'ibt-047',
  contact: 'ibg-09',
  contactTerms: ['ibt-056', 'ibt-057', 'ibt-058'],
})

export const payeeRows = {
  name: field('ibt-059', 'cac:PartyName/cbc:Name', '1', 'text'),
  identifiers: field('ibt-060', 'cac:PartyIdentification/cbc:ID', '0..n', 'identifier'),
  legalId: field('ibt-061', 'cac:PartyLegalEntity/cbc:CompanyID', '0..1', 'identifier'),
}

export const taxRepresentativeRows = {
  name: field('ibt-062', 'cac:PartyName/cbc:Name', '1', 'text'),
  taxIds: group('ibt-063', 'cac:PartyTaxScheme', '1..n', {
    id: field('ibt-063', 'cbc:CompanyID', '1', 'reference'),
    scheme: field('ibt-063', 'cac:TaxScheme/cbc:ID', '1', 'code'),
  }),
  address: group(
    'ibg-12',
    'cac:PostalAddress',
    '1',
    addressRows(['ibt-064', 'ibt-065', 'ibt-066', 'ibt-067', 'ibt-068', 'ibt-164', 'ibt-069']),
  ),
}

export const deliveryRows = {
  date: field('ibt-072', 'cbc:ActualDeliveryDate', '0..1', 'date'),
  location: group('ibg-15', 'cac:DeliveryLocation', '0..1', {
    id: field('ibt-071', 'cbc:ID', '0..1', 'identifier'),
    address: group(
      'ibg-15',
      'cac:Address',
      '0..1',
      addressRows(['ibt-075', 'ibt-076', 'ibt-077', 'ibt-078', 'ibt-079', 'ibt-165', 'ibt-080']),
    ),
  }),
  name: field('ibt-070', 'cac:DeliveryParty/cac:PartyName/cbc:Name', '0..1', 'text'),
}
