// The hand-written journey with the app's work on the wire: each Next saves, requests the next step, and waits the specified
// 100 ms before it navigates.
import ky from 'ky';
import { saving } from '../hand/ui.tsx';
import '../hand/main.tsx';

const api = ky.create({ prefix: '/api/bench/' });

saving.save = async (values) => {
  await api.put('save', { json: values }).json();
  await api.post('next', { json: {} }).json();
  await new Promise((resolve) => setTimeout(resolve, 100));
};
