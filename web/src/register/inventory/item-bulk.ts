import { exportNames } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { type ItemField, itemFields } from './item-fields.ts';

const alsoKnownAs: Readonly<Record<ItemField, readonly string[]>> = {
  itemNo: ['item', 'itemnumber', 'no', 'srno', 'slno', 'serialno', 'itemid', 'tag', 'tagno'],
  productName: ['product', 'tradename', 'name', 'material', 'materialname'],
  substanceName: ['substance', 'chemical', 'chemicalname', 'ingredient'],
  concentration: ['conc', 'strength', 'purity', 'assay'],
  casNo: ['cas', 'casnumber', 'casrn', 'casregistrynumber'],
  quantity: ['qty', 'amount', 'stock', 'quantityonhand'],
  unit: ['uom', 'units', 'unitofmeasure', 'measure'],
  hazardClass: ['class', 'hazard', 'ghsclass', 'unclass', 'hazardclassification'],
  location: ['storage', 'storagelocation', 'place', 'area', 'store', 'warehouse'],
  dateReceived: ['received', 'receivedon', 'receiveddate', 'receiptdate', 'dateofreceipt'],
  dateExpired: ['expires', 'expiry', 'expirydate', 'expirationdate', 'dateofexpiry', 'bestbefore', 'expireddate'],
  supplier: ['vendor', 'suppliername', 'manufacturer', 'source'],
};

const examples: Readonly<Record<ItemField, string>> = {
  itemNo: 'T-101',
  productName: 'Liquefied chlorine',
  substanceName: 'Chlorine',
  concentration: '99.5 %',
  casNo: '7782-50-5',
  quantity: '900',
  unit: 'kg',
  hazardClass: '2.3',
  location: 'Tonner yard',
  dateReceived: '2026-01-31',
  dateExpired: '2027-01-31',
  supplier: 'Example Gases',
};

export const useItemBulk = (industry: number, name: string): BulkSubject => {
  const { t } = useTranslation('inventory');
  return {
    register: t('registerOf', { name }),
    path: `/api/industries/${industry}/inventory/bulk`,
    fileName: exportNames.inventory,
    fields: itemFields.map((id) => ({ id, label: t(`field.${id}`), alsoKnownAs: alsoKnownAs[id], example: examples[id] })),
  };
};
