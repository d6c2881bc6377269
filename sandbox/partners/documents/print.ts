import type { Letter } from './letters.ts';

type Document = PDFKit.PDFDocument;
type Element = ReturnType<Document['struct']>;

const margin = 56;
const rowHeight = 20;
const ink = '#10191b';
const quiet = '#4b5a5d';
const line = '#c9d4d6';
const notReal = 'Made by the Kadam sandbox. Not a real document: no money was lent, and none is owed.';

/** What only decorates: a reader of the letter hears nothing of it. */
function decorate(doc: Document, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}

function write(doc: Document, parent: Element, tag: 'H1' | 'H2' | 'P', text: string, size: number): void {
  const element = doc.struct(tag, {}, () => {
    const bold = tag !== 'P';
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica', size)
      .fillColor(ink)
      .text(text, margin, undefined, { lineGap: 3 });
  });
  parent.add(element);
  element.end();
  doc.moveDown(0.5);
}

function writeRow(doc: Document, table: Element, cells: readonly string[], isHead: boolean): void {
  const width = (doc.page.width - 2 * margin) / cells.length;
  const y = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  cells.forEach((cell, index) => {
    const names = isHead || (cells.length === 2 && index === 0);
    const element = doc.struct(names ? 'TH' : 'TD', {}, () => {
      doc.font(isHead ? 'Helvetica-Bold' : 'Helvetica', 10).fillColor(names && !isHead ? quiet : ink);
      doc.text(cell, margin + index * width, y, { width, align: index === 0 ? 'left' : 'right' });
    });
    row.add(element);
    element.end();
  });
  row.end();
  decorate(doc, () => {
    doc
      .moveTo(margin, y + 14)
      .lineTo(doc.page.width - margin, y + 14)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  });
  doc.x = margin;
  doc.y = y + rowHeight;
}

function writeTable(doc: Document, parent: Element, rows: Letter['tables'][number]['rows']): void {
  const table = doc.struct('Table');
  parent.add(table);
  rows.forEach((cells, index) => {
    writeRow(doc, table, cells, index === 0);
  });
  table.end();
  doc.moveDown(0.5);
}

function writeLetter(doc: Document, { title, date, to, opening, tables, closing }: Letter): void {
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  write(doc, whole, 'P', 'Kadam Sandbox Finance (made up)', 10);
  write(doc, whole, 'H1', title, 20);
  for (const text of [`Date: ${date}`, `To: ${to}`, opening]) write(doc, whole, 'P', text, 11);
  for (const table of tables) {
    write(doc, whole, 'H2', table.title, 13);
    writeTable(doc, whole, table.rows);
  }
  for (const text of closing) write(doc, whole, 'P', text, 11);
  write(doc, whole, 'P', notReal, 9);
  whole.end();
}

/** A letter as a tagged PDF: it has a title, a language, and an order in which it is read aloud. */
export async function printed(letter: Letter, at: Date): Promise<Uint8Array<ArrayBuffer>> {
  // Fetched by the first letter: nothing else of the sandbox needs it.
  const { default: PdfDocument } = await import('pdfkit');
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: `${letter.title}, ${letter.to}`, Author: 'Kadam sandbox', CreationDate: at, ModDate: at },
  });
  writeLetter(doc, letter);
  doc.end();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of doc) parts.push(new Uint8Array(part as Uint8Array<ArrayBuffer>));
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
