const columns =
  'courier_code,service_code,origin_city_code,destination_district_code,price_first_kg,price_next_kg,min_weight_kg,volumetric_divisor,etd_min_days,etd_max_days,cod_available,valid_from,valid_to'

/** A file of these lines, as staff choose it. */
export const rateCardFile = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines, ''].join('\r\n')),
})
