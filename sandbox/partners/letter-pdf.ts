import { dayMonthYear } from '#engine/format.ts';
import type { Sections } from '../rules/key-fact-statement.ts';

export interface Letter {
  readonly title: string;
  readonly date: string;
  readonly addressee: string;
  readonly opening: string;
  readonly sections: Sections;
  readonly closing: readonly string[];
}

/** The type definitions lack the options of tagged tables. */
type TableOptions = PDFKit.Mixins.TableOptionsWithData & {
  readonly structParent: ReturnType<PDFKit.PDFDocument['struct']>;
};

/** The standard fonts of PDF have no rupee sign. */
const withoutSign = (text: string) => text.replaceAll('₹', 'Rs ');

/** A letter as a tagged PDF: with a title, a language and a reading order. */
export async function letterPdf({ title, date, addressee, opening, sections, closing }: Letter) {
  // Loaded with the first letter, because nothing else needs it.
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: `${title}, ${addressee}` },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = (tag: 'H1' | 'H2' | 'P', size: number, ...texts: readonly string[]) => {
    for (const text of texts) {
      doc.font(tag === 'P' ? 'Helvetica' : 'Helvetica-Bold', size);
      root.add(doc.struct(tag, {}, () => void doc.text(withoutSign(text), { lineGap: 3 })));
      doc.moveDown(0.5);
    }
  };
  write('P', 10, 'Kadam Sandbox Finance (made up)');
  write('H1', 20, title);
  write('P', 11, `Date: ${dayMonthYear(date)}`, `To: ${addressee}`, opening);
  for (const [heading, rows] of Object.entries(sections)) {
    write('H2', 13, heading);
    const options: TableOptions = {
      structParent: root,
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#c9d4d6', padding: [5, 0] },
      data: rows.map(([label, value]) => [
        { text: label, type: 'TH', scope: 'Row' },
        { text: withoutSign(value), align: { x: 'right' } },
      ]),
    };
    doc.font('Helvetica', 10).table(options);
    doc.moveDown(0.5);
  }
  write('P', 11, ...closing);
  write('P', 9, 'Made by the Kadam sandbox. Not a real document: no money was lent, and none is owed.');
  doc.end();
  const parts: BlobPart[] = [];
  for await (const part of doc) parts.push(part);
  return new Blob(parts).arrayBuffer();
}
