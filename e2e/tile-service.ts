import { crc32, deflateSync } from 'node:zlib';

/** Stand-ins of the two public services of pictures: they answer at the services' addresses with real PNG files. */
type Paint = (u: number, v: number) => readonly [red: number, green: number, blue: number, alpha: number];

const side = 256;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of 256 × 256 points, 8 bits, RGBA. */
const png = (paint: Paint): Buffer => {
  const rows = Buffer.alloc(side * (side * 4 + 1));
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) rows.set(paint(x / side, y / side), y * (side * 4 + 1) + 1 + x * 4);
  const head = Buffer.from([0, 0, side >> 8, side & 255, 0, 0, side >> 8, side & 255, 8, 6, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A picture of one colour. */
export const plainPicture = ([red, green, blue]: readonly [number, number, number]): Buffer => png(() => [red, green, blue, 255]);

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
}

const picture = (paint: Paint): Answer => ({ status: 200, contentType: 'image/png', body: png(paint) });
const missing: Answer = { status: 404, contentType: 'application/xml', body: '<Error><Code>NoSuchKey</Code></Error>' };

/** A plume-like patch with an edge, so that a picture differs from the background. */
const no2Paint =
  (shift: number): Paint =>
  (u, v) => {
    const heat = Math.sin((u + shift) * 7) * Math.cos(v * 5);
    return heat < -0.1 ? [0, 0, 0, 0] : [255, Math.round(252 - 200 * Math.abs(heat)), Math.round(171 - 150 * Math.abs(heat)), 255];
  };
const lossPaint: Paint = (u, v) => (Math.sin(u * 31) * Math.sin(v * 23) > 0.55 ? [255, Math.round(255 * u), 0, 220] : [0, 0, 0, 0]);
const blank: Paint = () => [0, 0, 0, 0];

const forestForm = /\/tiles\/gfc_v1\.(\d+)\/(loss_year_alpha|loss_tree_gain|tree_alpha|gain_alpha)\/(\d+)\/(\d+)\/(\d+)\.png$/;

/** Releases v1.4 to v1.13, zoom 3 to 12. */
export const forestAnswer = (url: string): Answer => {
  const [, release, , z] = forestForm.exec(url) ?? [];
  const known = release !== undefined && Number(release) >= 4 && Number(release) <= 13 && Number(z) >= 3 && Number(z) <= 12;
  return known ? picture(lossPaint) : missing;
};

const no2Form =
  /\/(TROPOMI_L2_Nitrogen_Dioxide_Tropospheric_Column|OMI_Nitrogen_Dioxide_Tropo_Column)\/default\/(\d{4}-\d\d-\d\d)\/GoogleMapsCompatible_Level6\/(\d+)\/(\d+)\/(\d+)\.png$/;
const daysForm = /\/1\.0\.0\/(TROPOMI_L2|OMI)_[A-Za-z_]+\/default\/GoogleMapsCompatible_Level6\/all\/all\.xml$/;

/** A day without any measurement. */
export const blankDay = '2024-05-02';
export const no2Days = { tropomi: '2018-07-01/2023-12-31/P1D,2024-03-01/2024-06-30/P1D', omi: '2004-10-01/2024-06-30/P1D' };

export const no2Answer = (url: string): Answer => {
  const asked = daysForm.exec(url)?.[1];
  if (asked !== undefined) {
    const days = asked === 'OMI' ? no2Days.omi : no2Days.tropomi;
    const body = `<Domains xmlns:ows="http://www.opengis.net/ows/1.1"><DimensionDomain><ows:Identifier>time</ows:Identifier><Domain>${days}</Domain><Size>2</Size></DimensionDomain></Domains>`;
    return { status: 200, contentType: 'text/xml', body };
  }
  const [, , day, z] = no2Form.exec(url) ?? [];
  if (day === undefined || Number(z) > 6) return missing;
  return picture(day === blankDay ? blank : no2Paint(Number(day.slice(8)) / 31));
};
